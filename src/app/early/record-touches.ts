import type { EarlyTouch, EarlyTouches } from './early-touches.ts'

/** A pointer that moved farther has scrolled, dragged or selected text. */
const tremble = 10
/** After that long without the page's script, a link that waited for it is followed all the same, and what was pressed before is lost. */
const patience = 20_000

/** Which of the properties it has depends on the kind of the element. */
type AnyElement = HTMLInputElement & HTMLAnchorElement

/**
 * Records what a shopper touches before the page is live (decision 037). Stands in the page's head as text, and so may
 * use nothing from outside and no `<`. What the browser can do without a script it does: boxes are ticked, texts are
 * typed, links and forms lead on, unless something was pressed before, which leaving the page would forget.
 */
export function recordTouches(page: Window): EarlyTouches {
  const taken: EarlyTouch[] = []
  const touches = { taken, isOn: true }
  let start: MouseEvent | undefined

  const take = (event: Event, element: AnyElement) => {
    const { value, checked } = element
    const { type, submitter } = event as SubmitEvent & Pick<EarlyTouch, 'type'>
    event.preventDefault()
    taken.push({ type, element, path: pathOf(element), value, checked, submitter })
  }
  const isWaitedFor = () => taken.some(({ type }) => type !== 'input')
  const hear: Record<string, (event: MouseEvent, element: AnyElement) => void> = {
    click(event, element) {
      const { detail, clientX, clientY } = event
      const pressed = element.closest<AnyElement>('a[href],button')
      // Keys and assistive technology press without a pointer.
      const moved = detail && start ? Math.hypot(clientX - start.clientX, clientY - start.clientY) : 0
      if (!pressed || moved > tremble || (pressed.form && pressed.type === 'submit')) return
      const { href } = pressed
      if (href) {
        if (!isWaitedFor() || event.ctrlKey || event.metaKey || event.shiftKey || pressed.target) return
        page.setTimeout(() => touches.isOn && page.location.assign(href), patience)
      }
      take(event, pressed)
    },
    input: take,
    change() {},
    submit(event, element) {
      if (isWaitedFor() || !element.hasAttribute('action')) take(event, element)
    },
  }
  page.addEventListener('pointerdown', (event) => (start = event), true)
  for (const [type, react] of Object.entries(hear))
    page.addEventListener(
      type,
      (event) => {
        if (!touches.isOn) return
        event.stopImmediatePropagation()
        react(event as MouseEvent, event.target as AnyElement)
      },
      true,
    )
  return touches
}

function pathOf(one: Element): string {
  const above = one.parentElement
  return above ? `${pathOf(above)}>:nth-child(${[...above.children].indexOf(one) + 1})` : 'html'
}
