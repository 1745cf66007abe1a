import { expect, it } from 'vitest'
import { promptPayPayload } from './promptpay-payload.ts'

it('is what banks read, by the examples of promptpay-qr', () => {
  expect(promptPayPayload({ taxId: '1111111111111' })).toBe(
    '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
  )
})

it('says an amount for one payment, with its satang', () => {
  const payload = promptPayPayload({ taxId: '0000000000000', amountSatang: 710_000 })
  expect(payload).toMatch(/^000201010212.*54077100\.006304[0-9A-F]{4}$/)
})
