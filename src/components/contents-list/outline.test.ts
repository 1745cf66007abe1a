import { expect, it } from 'vitest'
import { outlined } from './outline.ts'

it('names the headings of a text in their order, and changes nothing else', () => {
  const { html, headings } = outlined('<p>a</p><h2>ผู้ขาย &amp; <em>ผู้ซื้อ</em></h2><p>b</p><h2>ราคา</h2>')
  expect(headings).toEqual([
    { id: 'part-1', text: 'ผู้ขาย & ผู้ซื้อ' },
    { id: 'part-2', text: 'ราคา' },
  ])
  expect(html).toBe('<p>a</p><h2 id="part-1">ผู้ขาย &amp; <em>ผู้ซื้อ</em></h2><p>b</p><h2 id="part-2">ราคา</h2>')
})

it('keeps the id that an editor gave to a heading', () => {
  const { html, headings } = outlined('<h2>ราคา</h2><h2 id="part-refund">คืนเงิน</h2><h2>ภาษี</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['part-1', 'part-refund', 'part-3'])
  expect(html).toBe('<h2 id="part-1">ราคา</h2><h2 id="part-refund">คืนเงิน</h2><h2 id="part-3">ภาษี</h2>')
})

it('leaves a text without headings alone', () => {
  expect(outlined('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] })
})
