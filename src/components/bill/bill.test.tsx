import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { Bill } from './bill.tsx'

afterEach(cleanup)

const lines = [
  { name: 'สินค้า 3 ชิ้น', value: '฿1,090.00' },
  { name: 'ค่าจัดส่ง', value: 'คิดในขั้นถัดไป', tone: 'quiet' as const },
]
const total = { name: 'ยอดรวม', value: '฿1,090.00' }

it('names itself by its title and pairs each amount with its name, the total last', async () => {
  await showPart(<Bill title="สรุปยอด" lines={lines} total={total} note="รวมภาษีมูลค่าเพิ่มแล้ว" />)
  const bill = within(screen.getByRole('region', { name: 'สรุปยอด' }))
  const names = bill.getAllByRole('term').map((term) => term.textContent)
  const values = bill.getAllByRole('definition').map((value) => value.textContent)
  expect(names).toEqual(['สินค้า 3 ชิ้น', 'ค่าจัดส่ง', 'ยอดรวม'])
  expect(values).toEqual(['฿1,090.00', 'คิดในขั้นถัดไป', '฿1,090.00'])
  expect(bill.getByText('รวมภาษีมูลค่าเพิ่มแล้ว')).toBeDefined()
})

it('has a name for screen readers without a title, and room for the goods and for actions', async () => {
  await showPart(
    <Bill label="สรุปยอด" goods={<p>อะคริลิกใส</p>} lines={[]} total={total}>
      <button type="button">ไปชำระเงิน</button>
    </Bill>,
  )
  const bill = within(screen.getByRole('region', { name: 'สรุปยอด' }))
  expect(bill.queryByRole('heading')).toBeNull()
  expect(bill.getByText('อะคริลิกใส')).toBeDefined()
  expect(bill.getByRole('button', { name: 'ไปชำระเงิน' })).toBeDefined()
})
