import { flushSync } from 'react-dom'
import { fill } from './fill-field.ts'
import type { EarlyTouch, EarlyTouches } from './early-touches.ts'

/**
 * Does what was touched before the page was live: in order, each once, and only to the element that was touched.
 * Later touches wait in the same queue until it is empty. Resolves to whether something was dropped that the shopper
 * should do again.
 */
export async function replayTouches(touches: EarlyTouches): Promise<boolean> {
  const { taken } = touches
  const done = new Set<Element>()
  let isDropped = false
  reportFocus(document.activeElement)
  // A touch leaves the queue when it has its effect: a link that is pressed meanwhile waits for it.
  for (let touch = taken[0]; touch; taken.shift(), touch = taken[0]) {
    if (isTypedOn(touch, taken[1])) continue
    const element = sameElement(touch)
    if (element && isWithinReach(element)) {
      touches.isOn = false
      flushSync(() => replay(touch, element))
      touches.isOn = true
      done.add(element)
    } else if (!element || !done.has(element)) {
      // Whoever pressed twice because nothing seemed to happen has had it happen once.
      isDropped = true
    }
    await whenIdle()
  }
  touches.isOn = false
  return isDropped
}

function replay({ type, value, checked, submitter }: EarlyTouch, element: HTMLElement) {
  if (type === 'click') element.click()
  else if (type === 'input') fill(element, value, checked)
  else if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
}

/** Whether the next touch goes on filling the same text. */
const isTypedOn = (touch: EarlyTouch, next: EarlyTouch | undefined): boolean =>
  next?.type === 'input' && next.element === touch.element && next.checked === touch.checked

function sameElement({ element, path }: EarlyTouch): HTMLElement | undefined {
  if (element.isConnected) return element
  const drawnAnew = document.querySelector<HTMLElement>(path)
  const isSame = drawnAnew?.localName === element.localName && wordsOf(drawnAnew) === wordsOf(element)
  return isSame ? drawnAnew : undefined
}

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** What was touched may be disabled by now, or lie behind a dialog. */
function isWithinReach(element: HTMLElement): boolean {
  const dialog = document.querySelector('[aria-modal="true"]')
  return !element.matches(':disabled, [inert] *') && (!dialog || dialog.contains(element))
}

/** React was not yet there to hear that a field got the focus. */
function reportFocus(element: Element | null) {
  if (element && element !== document.body)
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** What a touch changes in a transition, as the address, is drawn before the next one. Safari does not tell when it is idle. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
