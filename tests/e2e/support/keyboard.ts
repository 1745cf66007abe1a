import type { Locator, Page } from 'playwright/test'

/** Presses Tab until the focus is on the target, or Shift and Tab where it stands further up. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus does not come to ${String(target)}`)
}

/** Whether something shows that a control has the focus: an outline, a shadow, a frame or a ground of another colour. */
export const showsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return false
    // A choice may be drawn by its label, a field by the frame around it, a link by its card.
    const drawn: Element[] = [element, ...(element.nextElementSibling ? [element.nextElementSibling] : [])]
    for (let one = element.parentElement; one && drawn.length < 7; one = one.parentElement) drawn.push(one)
    const look = () =>
      drawn
        .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
        .map((style) => [
          style.outlineStyle === 'none' ? '' : style.outlineWidth,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.textDecorationLine,
        ])
        .join(' ')
    const focused = look()
    element.blur()
    const plain = look()
    element.focus()
    return focused !== plain
  })
