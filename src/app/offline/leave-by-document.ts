/**
 * Without a network a link opens its page as a document: the service worker has pages, and not the answers of the API
 * that the page's script would ask for. Returns the function that ends this.
 */
export function leaveByDocument(): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (navigator.onLine || link?.origin !== location.origin || link.hash) return
    // The browser follows the link, and the router does not hear of it.
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}
