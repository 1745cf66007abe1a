import { expect, it } from 'vitest'
import { elementForHash } from './element-for-hash.ts'

it('finds the part of the page that an address names, and nothing for one that is no name', () => {
  document.body.innerHTML = '<h2 id="วิธีสั่งซื้อ">วิธีสั่งซื้อ</h2>'
  expect(elementForHash(`#${encodeURIComponent('วิธีสั่งซื้อ')}`)?.textContent).toBe('วิธีสั่งซื้อ')
  expect([elementForHash(''), elementForHash('#ส่วนอื่น'), elementForHash('#100%')]).toEqual([null, null, null])
})
