import { useWindowEvent } from '@mantine/hooks'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * Keeps keys from a page that a dialog or the sign-in covers: the letters that open screens, and behind the sign-in also Escape,
 * which would close a dialog with what was typed into it.
 */
export function useBlockedShortcuts(isIn: boolean): void {
  useWindowEvent(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isShortcut =
        key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTyping(target)
      const isCovered = !isIn || document.querySelector('[aria-modal="true"]') !== null
      if ((isShortcut && isCovered) || (key === 'Escape' && !isIn)) event.stopPropagation()
    },
    // Before the page's own listeners, which wait at the document and at the window.
    { capture: true },
  )
}
