/** Words for one person, who is reached by phone or by e-mail. */
export interface Message {
  to: string
  channel: 'sms' | 'email'
  /** Of an e-mail. */
  subject?: string
  text: string
  /** The one-time code within the text and the reference beside it, for who tries the shop out. */
  code?: string
  refCode?: string
}
