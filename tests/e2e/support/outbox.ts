import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'

interface Message {
  text: string
  /** Only a one-time code's message has one. */
  code: string
  refCode: string
}

/** The messages that were sent to a phone number or an e-mail address, the newest first. */
export async function messagesTo(request: APIRequestContext, to: string): Promise<Message[]> {
  return (await request.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`)).json()
}

/** The newest message to an address, once it has arrived. */
export async function newestMessageTo(request: APIRequestContext, to: string): Promise<Message> {
  await expect.poll(async () => (await messagesTo(request, to)).length).toBeGreaterThan(0)
  const [newest] = await messagesTo(request, to)
  if (!newest) throw new Error(`No message to ${to}`)
  return newest
}

/** A phone number that no other test uses. */
export const newPhoneNumber = () => `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
