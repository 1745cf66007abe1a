import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells the style sheet, as `--space-below`, how much of the screen lies between the field and its lower edge, or a phone's
 * keyboard. A list of that height covers the page below the field and moves nothing.
 */
export function useSpaceBelow(
  field: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const screen = window.visualViewport
    const measure = () => {
      const form = field.current?.closest('form')
      if (!form || !screen) return
      const space = screen.offsetTop + screen.height - form.getBoundingClientRect().bottom
      sheet.current?.style.setProperty('--space-below', `${Math.max(0, Math.floor(space))}px`)
    }
    measure()
    screen?.addEventListener('resize', measure)
    screen?.addEventListener('scroll', measure)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      screen?.removeEventListener('resize', measure)
      screen?.removeEventListener('scroll', measure)
      window.removeEventListener('scroll', measure)
    }
  }, [field, sheet])
}
