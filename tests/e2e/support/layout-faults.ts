import type { Page } from 'playwright/test'

/**
 * What a page loses at the size it is shown: text that a box cuts off, texts and controls that cover each other, and
 * whether the page scrolls sideways. Measured on the boxes alone, so that it holds for every screen.
 */
export const layoutFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 3
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page scrolls ${root.scrollWidth - root.clientWidth} px sideways`)

    const dialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].findLast((one) =>
      one.checkVisibility(),
    )
    const scope = dialog ?? document.body
    const styleOf = (element: Element) => getComputedStyle(element)
    const described = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`
    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    /** Asks an element and what it stands in, and remembers the answers: a page has thousands of texts. */
    const inherited = (own: (element: Element, style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, boolean>()
      const ask = (element: Element): boolean => {
        const before = known.get(element)
        if (before !== undefined) return before
        const above = element.parentElement
        const answer =
          own(element, styleOf(element)) || (above !== null && above !== scope.parentElement && ask(above))
        known.set(element, answer)
        return answer
      }
      return ask
    }
    /** Hidden from the eye, for readers of the screen alone. */
    const isForReaders = inherited((element, { clip, clipPath, display, position }) => {
      if (display === 'contents') return false
      const box = element.getBoundingClientRect()
      const isClipped = clip.startsWith('rect(0') || clipPath === 'inset(50%)'
      return box.width <= 2 || box.height <= 2 || (position === 'absolute' && isClipped)
    })
    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')
    /** What stands over the page, a carousel, or what scrolls in a box of its own is meant to be partly out of sight. */
    const isApart = inherited(
      (element, style) =>
        element !== scope &&
        (['fixed', 'sticky'].includes(style.position) ||
          // A foretaste of so many lines.
          style.webkitLineClamp !== 'none' ||
          scrolls(style) ||
          element.matches('[role=region][aria-roledescription], [inert], svg, [aria-hidden=true]')),
    )

    interface Text {
      element: Element
      box: DOMRect
    }
    const texts: Text[] = []
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, option'))
        continue
      if (!isShown(element) || isForReaders(element) || isApart(element)) continue
      // The last step of a path is the heading of the page once more.
      if (element.closest('nav [aria-current=page]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A font claims more height than its letters: what stands close to large ones does not touch them.
      const letters = Number.parseFloat(styleOf(element).fontSize) * 0.75
      for (const { x, y, width, height } of range.getClientRects()) {
        const inner = Math.min(height, letters)
        if (width > 1 && height > 1)
          texts.push({ element, box: new DOMRect(x, y + (height - inner) / 2, width, inner) })
      }
    }

    const cut = new Set<Element>()
    for (const { element, box } of texts) {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const style = styleOf(one)
        const clipsX = ['hidden', 'clip'].includes(style.overflowX)
        const clipsY = ['hidden', 'clip'].includes(style.overflowY)
        if (!clipsX && !clipsY) continue
        const frame = one.getBoundingClientRect()
        const beyond =
          (clipsX && (box.left < frame.left - tolerance || box.right > frame.right + tolerance)) ||
          (clipsY && (box.top + box.height / 2 < frame.top || box.top + box.height / 2 > frame.bottom))
        if (beyond) cut.add(element)
      }
    }
    for (const element of cut) faults.push(`cut off: ${described(element)}`)

    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
      // Lines of one font overlap a little where they stand close.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35
    const pairs = new Set<string>()
    const fromTop = texts.toSorted((a, b) => a.box.top - b.box.top)
    for (const [index, first] of fromTop.entries()) {
      for (let next = index + 1; next < fromTop.length; next += 1) {
        const second = fromTop[next]
        if (!second || second.box.top > first.box.bottom) break
        if (first.element === second.element || !covers(first.box, second.box)) continue
        if (first.element.contains(second.element) || second.element.contains(first.element)) continue
        pairs.add(`covers each other: ${described(first.element)} | ${described(second.element)}`)
      }
    }
    faults.push(...pairs)

    const controls = [...scope.querySelectorAll('button, a[href], input, select, textarea')]
      .filter((element) => isShown(element) && !isForReaders(element) && !isApart(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    for (const { element, box } of controls) {
      const words = texts.filter((text) => element.contains(text.element))
      const isOut = words.some(
        (text) => text.box.left < box.left - tolerance || text.box.right > box.right + tolerance,
      )
      // A link in running text has a box for each of its lines.
      if (isOut && styleOf(element).display !== 'inline')
        faults.push(`runs out of its control: ${described(element)}`)
    }
    for (const [index, first] of controls.entries()) {
      for (const second of controls.slice(index + 1)) {
        const isNested = first.element.contains(second.element) || second.element.contains(first.element)
        const isInline = [first, second].some(({ element }) => styleOf(element).display === 'inline')
        if (isNested || isInline || !covers(first.box, second.box)) continue
        // A field with a button inside it, as to show a password, and a choice under its own label.
        if ([first, second].some(({ element }) => element.matches('input, select, textarea'))) continue
        faults.push(`controls cover each other: ${described(first.element)} | ${described(second.element)}`)
      }
    }
    return faults.slice(0, 12)
  })
