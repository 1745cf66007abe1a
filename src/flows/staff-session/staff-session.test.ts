import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { createShopClient } from '../../api/client.ts'
import { dataOf } from '../../api/problem.ts'
import { openStaffSession, sessionGate } from './staff-session.ts'

const me = { id: 'st-1', name: 'Somsri', email: 'somsri@example.com', role: 'owner', rights: ['staff'] }
const refusal = (status: number, code: string, headers = {}) =>
  Response.json({ code, status }, { status, headers })

afterEach(() => {
  vi.useRealTimers()
})

/** The office of one tab. The answers of the server, by path, may change meanwhile. */
async function openOffice(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const send = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    return answers[pathname]?.() ?? refusal(404, 'NOT_FOUND')
  }
  const own = { baseUrl: 'https://shop.test', send }
  const session = openStaffSession(createShopClient(own))
  const client = createShopClient({ ...own, refusals: sessionGate(session) })
  const settled = () => waitFor(session, (snapshot) => !snapshot.hasTag('pending'))
  await settled()
  const timesAsked = () => asked.filter((path) => path === '/api/office/staff').length
  return { client, session, settled, timesAsked, at: () => session.getSnapshot().value }
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

it('a refused request is repeated once its session is known to live', async () => {
  const staff = [refusal(401, 'UNAUTHORIZED'), Response.json({ staff: [] })]
  const { client, timesAsked } = await openOffice({
    '/api/office/me': () => Response.json(me),
    '/api/office/staff': () => staff.shift() ?? Response.error(),
  })
  expect(await dataOf(client.GET('/api/office/staff'))).toEqual({ staff: [] })
  expect(timesAsked()).toBe(2)
})

it('a refused request fails, and is not repeated, where nobody can say whether its session lives', async () => {
  const answers = {
    '/api/office/me': () => Response.json(me),
    '/api/office/staff': () => refusal(401, 'UNAUTHORIZED'),
  }
  const { client, timesAsked, at } = await openOffice(answers)
  answers['/api/office/me'] = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(dataOf(client.GET('/api/office/staff'))).rejects.toMatchObject({ code: 'OFFLINE' })
  expect(at()).toEqual({ signedIn: 'unsure' })
  expect(timesAsked()).toBe(1)
})
