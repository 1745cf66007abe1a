import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import type { Language } from '../../lib/language.ts'
import { InvoiceSums } from './invoice-sums.tsx'

afterEach(cleanup)

const wordsIn = async (language: Language) => {
  const sums = (
    <InvoiceSums
      rows={[]}
      total={{ amount: 7330 }}
      signs={['approvedBy', 'offeredBy']}
      issuedAt="2026-11-27T03:00:00Z"
    >
      {null}
    </InvoiceSums>
  )
  return (await showPart(sums, language)).container.textContent
}

it('R21.17: an English page has the sum in English words too, below the Thai ones', async () => {
  expect(await wordsIn('en')).toMatch(/เจ็ดพันสามร้อยสามสิบบาทถ้วน.*seven thousand three hundred thirty baht only/)
})

it('R21.17: a Thai page has the sum in Thai words alone', async () => {
  const words = await wordsIn('th')
  expect(words).toContain('เจ็ดพันสามร้อยสามสิบบาทถ้วน')
  expect(words).not.toContain('baht')
})
