/** After that long the scripts no longer wait for the picture. */
const patience = 1500
/** A page whose first byte took longer came over a network on which its scripts will take longer than its first frame. */
const longWay = 100
/** Asking for a script takes a phone about two milliseconds: between so many it may paint and answer. */
const atOnce = 8

interface PageScripts {
  entry?: string | undefined
  /** The addresses of all other scripts that the page needs, with spaces between. */
  also?: string | undefined
}

/**
 * Asks for the page's scripts after the picture that matters most, which they would slow down, and after the first frame;
 * over a slow network they are asked for meanwhile, and still run after it (decision 005). Asks for all of them itself: a script
 * that imports another would ask for it only when it has come.
 * Stands in the page's head as text, and so may use nothing from outside and no `<`.
 */
export function askForScripts(
  page: Window & typeof globalThis,
  { entry = '', also = '' }: PageScripts,
  run: (script: string) => void,
): void {
  const { document } = page
  let isRunning = false

  const unasked = [entry, ...also.split(' ').filter(Boolean)]
  const ask = () => {
    for (const href of unasked.splice(0, atOnce)) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href })
      document.head.append(link)
    }
    if (unasked.length > 0) page.setTimeout(ask)
  }
  const start = () => {
    if (isRunning) return
    isRunning = true
    ask()
    run(entry)
  }
  const afterFrame = (then: () => void) => page.requestAnimationFrame(() => page.setTimeout(then))
  /** When the first words or pictures are on the screen, which is later than the frame was made. */
  const whenShown = (then: () => void) => {
    let isShown = false
    const show = () => {
      if (!isShown) page.setTimeout(then)
      isShown = true
    }
    const seen = new page.PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) show()
    })
    seen.observe({ type: 'paint', buffered: true })
    page.setTimeout(show, patience)
  }

  const isFar = () => {
    const visits = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return visits.some(({ requestStart, responseStart }) => responseStart - requestStart > longWay)
  }
  const pictureToCome = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    return picture?.complete === false ? picture : undefined
  }
  const waitForPicture = () => {
    const picture = pictureToCome()
    if (!picture) return start()
    picture.addEventListener('load', () => afterFrame(start))
    picture.addEventListener('error', start)
    page.setTimeout(start, patience)
  }
  const whenRead = () => {
    if (isFar() && !pictureToCome()) ask()
    whenShown(waitForPicture)
  }
  page.addEventListener('DOMContentLoaded', whenRead, { once: true })
}
