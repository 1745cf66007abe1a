import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { readAccessToken, signAccessToken } from './access-tokens.ts'

const secret = 'a secret that no shop has, of more than thirty-two characters'
const id = '0d1f6c1e-8a3b-4c55-9f0a-6f1f2e3d4c5b'
const holder = { sessionId: id, customerId: 'a customer' }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

it('is read for a quarter of an hour from its beginning, and no longer', async () => {
  expect(await readAccessToken([secret], await signAccessToken(secret, holder, minutesAgo(14)))).toEqual(
    holder,
  )
  expect(
    await readAccessToken([secret], await signAccessToken(secret, holder, minutesAgo(16))),
  ).toBeUndefined()
})

const signedWith = (sid: unknown) =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('phaen')
    .setSubject(holder.customerId)
    .setExpirationTime('15 minutes')
    .sign(new TextEncoder().encode(secret))

it.each(['', 7, null, [id], `x${id}`, `${id}x`, `${id}\n`, id.toUpperCase()])(
  'is not read when its session is %j, even if it is signed',
  async (sid) => {
    expect(await readAccessToken([secret], await signedWith(id))).toEqual(holder)
    expect(await readAccessToken([secret], await signedWith(sid))).toBeUndefined()
  },
)

it('is read after its secret was replaced, for as long as that is named, and by no other', async () => {
  const newer = 'another secret that no shop has, of more than thirty-two characters'
  const token = await signAccessToken(secret, holder, new Date())
  expect(await readAccessToken([newer, secret], token)).toEqual(holder)
  expect(await readAccessToken([newer], token)).toBeUndefined()
})
