import { mask } from '../watched-shop.ts'

const kinds = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=option]'
const disabled = ':is(button, input, select, textarea):disabled, [aria-disabled=true]'

/** The control of the page that somebody points at; the inspector's own are none. */
export function controlAt(element: Element | undefined): Element | undefined {
  const control = element?.closest('label')?.control ?? element?.closest(kinds) ?? undefined
  return control && !isOfInspector(control) ? control : undefined
}

export const isOfInspector = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('[data-inspector]') !== null

/** What cannot be pressed now, as far as it is shown. */
export const disabledControls = (): Element[] =>
  [...document.querySelectorAll(disabled)].filter((one) => !isOfInspector(one) && one.checkVisibility())

const longest = 60

/** What a control is called on the page, without what somebody typed. */
export function nameOf(control: Element): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const words = [
    control.getAttribute('aria-label'),
    ...labels.map(({ textContent }) => textContent),
    control.textContent,
    control.getAttribute('name'),
  ]
  const name = words.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? ''
  return mask.apply(name.replaceAll(/\s+/g, ' ')).slice(0, longest) || control.tagName.toLowerCase()
}
