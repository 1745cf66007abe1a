import type { Message } from '../../messages/message.ts'

/** Normalises a login: e-mail addresses are compared without regard to case. */
export const loginOf = (userName: string): string => userName.toLowerCase()

export const channelOf = (login: string): Message['channel'] => (login.includes('@') ? 'email' : 'sms')
