import type { Page } from 'playwright/test'

/** Every movement that the page may make and that takes longer than a hundredth of a second. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) || 0))
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && ['none', 'normal'].includes(style.content)) continue
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
        if (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01)
          found.add(`${name} animates for ${style.animationDuration}`)
        if (style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0.01)
          found.add(`${name} changes for ${style.transitionDuration}`)
      }
    }
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      if (typeof duration === 'number' && duration > 10) found.add(`an animation of ${duration} ms runs`)
    }
    return [...found].slice(0, 10)
  })
