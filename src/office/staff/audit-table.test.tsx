import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { AuditedChange, AuditEntry } from '../../../openapi/generated/schema.ts'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { AuditTable } from './audit-table.tsx'

afterEach(cleanup)

const entry = (action: AuditEntry['action'], ...changes: AuditedChange[]): AuditEntry => ({
  ...{ id: '1', at: '2026-11-20T07:08:00Z', subject: 'q-1', action, changes },
})

it.each([
  [
    'changeQuotation',
    { field: 'unitPrice.1', before: '1480', after: '1400' },
    'ราคาต่อหน่วย รายการที่ 2 1480 เป็น 1400',
  ],
  ['saveProduct', { field: 'แดง 3 มม. special_price', after: '990' }, 'แดง 3 มม. · ราคาพิเศษ (฿) 990'],
  ['releaseReview', { field: 'state', before: 'waiting', after: 'released' }, 'สถานะ รอตรวจ เป็น แสดงแล้ว'],
  ['settleRefund', { field: 'rf-1', before: 'refused', after: 'confirmed' }, 'rf-1 ต้องโอนคืนเอง เป็น คืนแล้ว'],
  ['moveOrder', { field: 'unheardOf', after: 'x' }, 'unheardOf x'],
] as [AuditEntry['action'], AuditedChange, string][])(
  'R19.5 %s is said in words',
  async (action, change, words) => {
    await showOfficePart(<AuditTable entries={[entry(action, change)]} />)
    const cell = screen.getAllByRole('cell').at(-1)
    expect(cell?.textContent.replace('→', '').replace(/\s+/g, ' ').trim()).toBe(words)
  },
)

it('an entry of an import shows few of its changes, and all on demand', async () => {
  const changes = Array.from({ length: 30 }, (_, place) => ({ field: `แดง ${place} มม. stock`, after: '1' }))
  await showOfficePart(<AuditTable entries={[entry('importProduct', ...changes)]} />)
  expect(screen.getAllByText(/มม\. ·/)).toHaveLength(10)
  fireEvent.click(screen.getByText('ดูทั้งหมด 30 รายการ'))
  expect(screen.getAllByText(/มม\. ·/)).toHaveLength(30)
  expect(screen.queryByText('ดูทั้งหมด 30 รายการ')).toBeNull()
})
