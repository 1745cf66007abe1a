import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'

/** Follows links in a text that stay in the shop without reloading the page. */
export function useInsideLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const address = insideAddress(event)
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text, navigate])
}

/** Returns the address of a link within the shop for a plain click, otherwise `undefined`. */
function insideAddress(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const address = link?.getAttribute('href') ?? ''
  return /^\/(?!\/)/.test(address) && !link?.target ? address : undefined
}
