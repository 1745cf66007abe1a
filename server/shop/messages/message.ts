/** A message to one person, by phone or by e-mail. */
export interface Message {
  to: string
  channel: 'sms' | 'email'
  /** The subject of an e-mail. */
  subject?: string
  text: string
  /** The one-time code in the text and its reference, shown in the sandbox. */
  code?: string
  refCode?: string
}
