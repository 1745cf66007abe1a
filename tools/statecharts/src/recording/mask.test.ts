import { expect, test } from 'vitest'
import { Mask } from './mask.ts'

const mask = (salt?: number) =>
  new Mask(
    {
      isSecret: (field, text) =>
        /password|^otp$|^place$/i.test(field) || (field === 'code' && /^\d+$/.test(text)),
      isWord: (field) => /^(?:code|plain|type|again|text|status)$/.test(field),
      open: /^errors$/,
      patterns: [/0[689]\d{8}/g, /[\w.]+@[\w.]+/g],
      canonical: (text) => text.replaceAll('-', '').replace(/^\+66/, '0'),
    },
    salt,
  )

const data = {
  password: 'Secret-2026',
  newPassword: 'Other-2027',
  again: { text: 'was Secret-2026, from 0812345678 or 0812345678' },
  refusal: { code: 'OTP_WRONG', errors: { password: 'TOO_SHORT' } },
  proof: { code: '123456', otp: '654321' },
  place: 'ตำบลบางรัก',
  short: { password: 'abc' },
  plain: 'abc',
  mail: 'somchai@example.com',
  count: 3,
}

test('secrets are gone wherever they stand, and the rest is as it was', () => {
  const masked = mask().apply(data)
  const text = JSON.stringify(masked)
  for (const secret of [
    'Secret-2026',
    'Other-2027',
    '0812345678',
    '123456',
    '654321',
    'ตำบลบางรัก',
    'somchai',
  ])
    expect(text).not.toContain(secret)
  expect(masked.refusal).toEqual(data.refusal)
  expect([masked.plain, masked.count]).toEqual(['abc', 3])
  expect(masked.short.password).not.toBe('abc')
})

test('a made-up secret has the shape of the real one, and is the same everywhere', () => {
  const masked = mask().apply(data)
  expect(masked.password).toMatch(/^[A-Z][a-z]{5}-\d{4}$/)
  expect(masked.again.text).toMatch(/^was [A-Z][a-z]{5}-\d{4}, from (08\d{8}) or \1$/)
  expect(masked.again.text).toContain(masked.password)
  expect(masked.proof.otp).toMatch(/^\d{6}$/)
  expect(masked.mail).toMatch(/^[a-z]{7}@[a-z]{7}\.[a-z]{3}$/)
  expect(mask().apply(data)).toEqual(masked)
})

test('a secret that was learnt once is replaced in what comes later', () => {
  const one = mask()
  one.apply({ password: 'Secret-2026' })
  expect(one.apply({ note: 'Secret-2026' }).note).not.toBe('Secret-2026')
})

test('names of states stay, also in a region that is called like a secret', () => {
  const step = { at: 1, do: { send: { type: 'go', place: 'Bangrak 7' } }, value: { place: 'unknown' } }
  const snapshot = { status: 'active', value: { place: 'unknown' }, context: { place: 'Bangrak 7' } }
  const masked = mask().apply({ steps: [step], snapshot })
  expect([masked.steps[0]?.value, masked.snapshot.value]).toEqual([
    { place: 'unknown' },
    { place: 'unknown' },
  ])
  expect(JSON.stringify(masked)).not.toContain('Bangrak 7')
  expect(masked.steps[0]?.do.send.place).toBe(masked.snapshot.context.place)
})

test('one number is replaced by one number, however it is written and on whatever page', () => {
  const pages = [mask(7), mask(7)].map((one, index) =>
    one.apply({
      other: { password: `Page-${index}` },
      place: '+66812345679',
      otp: '081-234-5679',
      code: '0812345679',
    }),
  )
  const made = pages[0]?.code ?? ''
  expect(made).toMatch(/^08\d{8}$/)
  expect(made).not.toBe('0812345679')
  for (const page of pages) {
    expect(page.code).toBe(made)
    expect(page.place).toBe(`+66${made.slice(1)}`)
    expect(page.otp).toBe(`${made.slice(0, 3)}-${made.slice(3, 6)}-${made.slice(6)}`)
  }
  expect(mask(8).apply({ code: '0812345679' }).code).not.toBe(made)
})

test('Thai digits are replaced too', () => {
  expect(mask().apply({ password: '๐๘๑๒๓๔๕๖๗๙' }).password).toMatch(/^(?!๐๘๑๒๓๔๕๖๗๙)[๐-๙]{10}$/)
})
