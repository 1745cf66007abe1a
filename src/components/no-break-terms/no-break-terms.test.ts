import { expect, it } from 'vitest'
import { joinTermsInHtml, splitAtTerms } from './no-break-terms.ts'

it('keeps a technical term in one piece, and the word before it', () => {
  expect(splitAtTerms('เลือกแผ่นอะคริลิกใส')).toEqual(['เลือก', 'แผ่นอะคริลิก', 'ใส'])
  expect(splitAtTerms('สติกเกอร์ PVC')).toEqual(['', 'สติกเกอร์', ' PVC'])
})

it('keeps a figure with its unit, and a range in one piece', () => {
  expect(splitAtTerms('12 สี หนา 2–5 มม.')).toEqual(['12 สี หนา ', '2–5 มม.', ''])
  expect(splitAtTerms('Cast acrylic in 12 colours, 2–5 mm')).toEqual([
    'Cast acrylic in 12 colours, ',
    '2–5 mm',
    '',
  ])
  expect(splitAtTerms('ขนาดตัด ±2 มม. ที่ 150–160 °C')).toEqual(['ขนาดตัด ', '±2 มม.', ' ที่ ', '150–160 °C', ''])
  expect(splitAtTerms('over 60 machines')).toEqual(['over 60 machines'])
})

it('leaves other languages alone', () => {
  expect(splitAtTerms('Cast acrylic')).toEqual(['Cast acrylic'])
})

it('changes the words of a written text, and nothing inside its tags', () => {
  expect(joinTermsInHtml('<img src="/a" alt="ไวนิล"><p>ไวนิล <b>ขาว</b></p>')).toBe(
    '<img src="/a" alt="ไวนิล"><p><span class="no-break">ไวนิล</span> <b>ขาว</b></p>',
  )
})
