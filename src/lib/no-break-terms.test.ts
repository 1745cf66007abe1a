import { expect, it } from 'vitest'
import { joinTermsInHtml, splitAtTerms } from './no-break-terms.ts'

it('keeps a technical term in one piece, and the word before it', () => {
  expect(splitAtTerms('เลือกแผ่นอะคริลิกใส')).toEqual(['เลือก', 'แผ่นอะคริลิก', 'ใส'])
  expect(splitAtTerms('สติกเกอร์ PVC')).toEqual(['', 'สติกเกอร์', ' PVC'])
})

it('leaves other languages alone', () => {
  expect(splitAtTerms('Cast acrylic')).toEqual(['Cast acrylic'])
})

it('changes the words of a written text, and nothing inside its tags', () => {
  expect(joinTermsInHtml('<img src="/a" alt="ไวนิล"><p>ไวนิล <b>ขาว</b></p>')).toBe(
    '<img src="/a" alt="ไวนิล"><p><span class="no-break">ไวนิล</span> <b>ขาว</b></p>',
  )
})
