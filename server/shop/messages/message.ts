export interface Message {
  to: string
  channel: 'sms' | 'email'
  subject?: string
  text: string
  /** The one-time code in the text and its reference, shown in the sandbox. */
  code?: string
  refCode?: string
}

/** The channel that reaches a login: an e-mail address or a phone number. */
export const channelOf = (login: string): Message['channel'] => (login.includes('@') ? 'email' : 'sms')
