import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OfficeCustomerDetail } from '../../../openapi/generated/schema.ts'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { CustomerRequests } from './customer-requests.tsx'

afterEach(cleanup)

const ago = '2026-11-20T03:00:00Z'
const staff = { id: 's-1', name: 'มานะ' }
const detail = {
  customer: { id: 'c-1', name: 'มาลี' },
  requests: [
    { id: 'q-1', kind: 'export', askedAt: ago, recordedBy: staff },
    { id: 'q-2', kind: 'erase', askedAt: ago, recordedBy: staff, answeredAt: ago, answeredBy: staff },
  ],
} as unknown as OfficeCustomerDetail

function Requests() {
  return <CustomerRequests detail={detail} edit={useEdit(() => undefined)} />
}

it('does not record a second open request of a kind, and says why', async () => {
  await showOfficePart(<Requests />)
  const record = () => screen.getByRole<HTMLButtonElement>('button', { name: 'บันทึกคำขอ' })
  const why = 'มีคำขอแบบนี้ที่ยังรอตอบอยู่แล้ว'
  expect(record().disabled).toBe(true)
  expect(screen.getByText(why)).toBeDefined()
  fireEvent.change(screen.getByLabelText('ขออะไร'), { target: { value: 'erase' } })
  expect(record().disabled).toBe(false)
  expect(screen.queryByText(why)).toBeNull()
})
