import type { Message } from '../../messages/message.ts'

/** One spelling for one customer: e-mail addresses differ by letters alone, never by their case. */
export const loginOf = (userName: string): string => userName.toLowerCase()

export const channelOf = (login: string): Message['channel'] => (login.includes('@') ? 'email' : 'sms')
