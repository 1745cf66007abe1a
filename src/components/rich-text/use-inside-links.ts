import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'

/** Links of a written text that stay in the shop are followed without loading the page anew. */
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

/** The shop's own address that a plain click on a link asks for. */
function insideAddress(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const address = link?.getAttribute('href') ?? ''
  return /^\/(?!\/)/.test(address) && !link?.target ? address : undefined
}
