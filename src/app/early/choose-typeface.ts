/** Narrower screens are phones. The page does not know its own width yet: that stands further down in its head. */
const wide = 760

/**
 * Asks for the typeface with the page's first bytes where that delays nothing: on a wide screen, and where the browser has
 * kept it. On a phone's first visit it comes after the page (decision 018). Stands in the page's head as text, and so may use
 * nothing from outside and no `<`.
 */
export function chooseTypeface(page: Window, address: string): void {
  const { document } = page
  const isKept = () => {
    try {
      return page.localStorage.getItem('typeface') === address
    } catch {
      // Storage is forbidden.
      return false
    }
  }
  if (page.screen.width >= wide || isKept()) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: address })
    document.head.append(link)
  } else document.documentElement.dataset.typeface = 'later'
}
