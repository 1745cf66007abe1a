export interface Message {
  to: string
  channel: 'sms' | 'email'
  subject?: string
  text: string
  /** The one-time code in the text and its reference, shown in the sandbox. */
  code?: string
  refCode?: string
}
