import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { createShopClient } from '../../api/client.ts'
import { openStaffSession } from './staff-session.ts'

const refusal = (status: number, code: string, headers = {}) =>
  Response.json({ code, status }, { status, headers })

afterEach(() => {
  vi.useRealTimers()
})

/** The office of one tab. The answers of the server, by path, may change meanwhile. */
async function openOffice(answers: Record<string, () => Response>) {
  const send = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    return answers[pathname]?.() ?? refusal(404, 'NOT_FOUND')
  }
  const session = openStaffSession(createShopClient({ baseUrl: 'https://shop.test', send }))
  const settled = () => waitFor(session, (snapshot) => !snapshot.hasTag('pending'))
  await settled()
  return { session, settled, at: () => session.getSnapshot().value }
}

it('a pause ends in time though the device slept meanwhile', async () => {
  vi.useFakeTimers()
  const { session, settled, at } = await openOffice({
    '/api/office/me': () => refusal(401, 'UNAUTHORIZED'),
    '/api/office/signin': () => refusal(429, 'RATE_LIMITED', { 'Retry-After': '900' }),
  })
  session.send({ type: 'password.submit', email: 'somsri@example.com', password: 'wrong' })
  await settled()
  expect(at()).toEqual({ signedOut: 'paused' })
  vi.setSystemTime(Date.now() + 900_000)
  vi.advanceTimersByTime(1_000)
  expect(at()).toEqual({ signedOut: { password: 'editing' } })
})
