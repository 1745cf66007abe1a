/** A button or link that was pressed, a field that was filled, or a form that was sent. */
export interface EarlyTouch {
  type: 'click' | 'input' | 'submit'
  element: HTMLElement
  /** Where the element stood, as a selector: finds it again if hydration has drawn it anew. */
  path: string
  /** What a field held after it was touched. */
  value: string | undefined
  checked: boolean | undefined
  /** The button that sent a form. */
  submitter: HTMLElement | null | undefined
}

export interface EarlyTouches {
  taken: EarlyTouch[]
  /** While it is on, every touch is recorded and kept from React. */
  isOn: boolean
}

declare global {
  interface Window {
    earlyTouches?: EarlyTouches | undefined
  }
}
