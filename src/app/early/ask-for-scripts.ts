/** After that long the scripts no longer wait for the picture. */
const patience = 1500

interface PageScripts {
  entry?: string | undefined
  /** The addresses of all other scripts that the page needs, with spaces between. */
  also?: string | undefined
}

/**
 * Asks for the page's scripts after the first frame and after the picture that matters most, which they would slow down
 * (decision 035). Asks for all of them at once: a script that imports another would ask for it only when it has come.
 * Stands in the page's head as text, and so may use nothing from outside and no `<`.
 */
export function askForScripts(
  page: Window,
  { entry = '', also = '' }: PageScripts,
  run: (script: string) => void,
): void {
  const { document } = page
  let isAsked = false

  const ask = () => {
    if (isAsked) return
    isAsked = true
    for (const href of [entry, ...also.split(' ').filter(Boolean)]) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href })
      document.head.append(link)
    }
    run(entry)
  }
  const askAfterFrame = () => page.requestAnimationFrame(() => page.setTimeout(ask))

  const waitForPicture = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    if (!picture || picture.complete) return ask()
    picture.addEventListener('load', askAfterFrame)
    picture.addEventListener('error', ask)
    page.setTimeout(ask, patience)
  }
  page.addEventListener('DOMContentLoaded', () =>
    page.requestAnimationFrame(() => page.setTimeout(waitForPicture)),
  )
}
