import { createActor, toPromise } from 'xstate'
import { expect, it } from 'vitest'
import type { AccountKind } from '../../../machines/forgot-password/forgot-password.machine.ts'
import { createShopClient } from '../../api/client.ts'
import { resetPasswordWith } from './forgot-password-effects.ts'

async function askedBy(kind: AccountKind, userName: string) {
  const asked: { path: string; body: unknown }[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    send: async (request) => {
      asked.push({ path: new URL(request.url).pathname, body: await request.clone().json() })
      return Response.json({ ok: true })
    },
  })
  const input = { kind, userName, otp: '482913', newPassword: 'Acrylic3mm' }
  await toPromise(createActor(resetPasswordWith(client), { input }).start())
  return asked
}
const reset = { newPassword: 'Acrylic3mm', otp: '482913', reason: 'forgotPassword' }

it('R3.35 R6.17 R7.15: an individual sends phoneNumber, newPassword, otp and reason', async () => {
  expect(await askedBy('individual', '0899100001')).toEqual([
    {
      path: '/api/accounts/forgot-password/individual',
      body: { phoneNumber: '0899100001', ...reset },
    },
  ])
})

it('R3.35 R6.17 R7.16: a legal entity sends email, newPassword, otp and reason', async () => {
  expect(await askedBy('legalEntity', 'one@company.co.th')).toEqual([
    {
      path: '/api/accounts/forgot-password/legalentity',
      body: { email: 'one@company.co.th', ...reset },
    },
  ])
})
