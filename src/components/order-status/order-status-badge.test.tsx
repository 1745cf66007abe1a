import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { putStyles } from '../../../tests/support/put-styles.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import classes from './order-status-badge.module.css'
import { OrderStatusBadge } from './order-status-badge.tsx'

putStyles('components/order-status/order-status-badge.module.css', classes)
afterEach(cleanup)

it.each([
  ['pending', 'รอดำเนินการ', '#7a4b00', '#faefd6'],
  ['processing', 'กำลังเตรียมสินค้า', '#1d4e89', '#e3ecf7'],
  ['readyToShip', 'พร้อมจัดส่ง', '#0e5a61', '#dcefef'],
  ['complete', 'เสร็จสมบูรณ์', '#ffffff', '#1e5b34'],
  ['cancelOrder', 'ยกเลิกแล้ว', '#534b42', '#ece6db'],
  ['shipped', 'จัดส่งแล้ว', '#3d3b8e', '#e8e7f6'],
  ['delivered', 'ถึงผู้รับแล้ว', '#1e6337', '#e2f0e4'],
  ['readyToPickUp', 'พร้อมให้รับ', '#0b4f7a', '#dcedf7'],
  ['pickedUp', 'รับสินค้าแล้ว', '#22594a', '#dcefe8'],
  ['paid', 'ชำระเงินแล้ว', '#3a5f0b', '#ebf3da'],
  ['refund', 'คืนเงินแล้ว', '#6a3578', '#f3e8f6'],
  ['failed', 'ชำระเงินไม่สำเร็จ', '#a3211a', '#fbe7e2'],
] as const)('R4.45 %s is shown in its theme colours', async (status, word, ink, ground) => {
  await showPart(<OrderStatusBadge status={status} />)
  const { color, background } = getComputedStyle(screen.getByText(word))
  expect([color, background]).toEqual([ink, ground])
})
