import { and, desc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { messages } from '../../../server/db/schema/messages.ts'
import type { TestAnswer, TestApi } from './open-api.ts'

export type OtpReason = 'register' | 'forgotPassword' | 'changePassword' | 'confirmOrder' | 'linkLine'

type Api = Pick<TestApi, 'call' | 'database'>

let count = 0

/** Phone numbers that are unique within a test file. */
export const newPhone = () => `08${String((count += 1)).padStart(8, '0')}`

export const requestCode = (
  { call }: Api,
  userName: string,
  reason: OtpReason = 'register',
  headers: Record<string, string> = {},
) => call('POST', '/api/customers/otp', { body: { userName, reason }, headers })

/** Requests a code and reads it from the sandbox outbox. */
export async function receiveCode(
  api: Api,
  userName: string,
  reason: OtpReason = 'register',
): Promise<{ otp: string; refCode: string }> {
  const answer = await requestCode(api, userName, reason)
  const refCode = refCodeOf(answer)
  const otp = await vi.waitFor(() => readCode(api, userName, refCode), patience)
  return { otp, refCode }
}

export function refCodeOf({ status, body }: TestAnswer): string {
  if (typeof body === 'object' && body && 'refCode' in body) return String(body.refCode)
  throw new Error(`No code was sent: ${status} ${JSON.stringify(body)}`)
}

/** The server sends a customer's code concurrently with its answer, so tests wait for the message. */
export const patience = { timeout: 20_000, interval: 10 }

export async function readCode({ database }: Api, userName: string, refCode: string): Promise<string> {
  const [message] = await database.db
    .select({ code: messages.code })
    .from(messages)
    .where(and(eq(messages.recipient, userName.toLowerCase()), eq(messages.refCode, refCode)))
    .orderBy(desc(messages.id))
    .limit(1)
  if (!message?.code) throw new Error(`No message with ${refCode} reached ${userName}`)
  return message.code
}

/** A six-digit code that differs from the given one. */
export const wrongCode = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

/** Moves the times of codes and of rate limits into the past. */
export async function letPass({ database }: Api, seconds: number): Promise<void> {
  await database.pool.query(
    `update one_time_codes set created_at = created_at - make_interval(secs => $1),
       expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )
  await database.pool.query(
    `update rate_limit_hits set hits = array(select hit - make_interval(secs => $1) from unnest(hits) hit),
       expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )
}
