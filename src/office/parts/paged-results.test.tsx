import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OfficeCustomer } from '../../../openapi/generated/schema.ts'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { CustomersScreen } from '../customers/customers-screen.tsx'

afterEach(cleanup)

const customer: OfficeCustomer = {
  ...{ id: 'c-1', name: 'มาลี', kind: 'individual', orderCount: 1, openRequests: 0, isActive: true },
  createdAt: '2026-11-01T00:00:00.000Z',
}

/** So many customers, in pages of 50. */
const show = (totalRecords: number, page: number) =>
  showOfficePart(
    <CustomersScreen />,
    {
      'GET /api/office/customers': ({ url }) => {
        const before = (Number(new URL(url).searchParams.get('pageNumber')) - 1) * 50
        return Response.json({ data: before < totalRecords ? [customer] : [], totalRecords })
      },
    },
    `/customers?keyword=x&page=${page}`,
  )

it('R19.11: where the last page has emptied, the one before it takes its place', async () => {
  await show(100, 3)
  expect(await screen.findByRole('link', { name: 'มาลี' })).toBeDefined()
  const before = screen.getByRole('link', { name: 'ก่อนหน้า' })
  expect(before.getAttribute('href')).toBe('/customers?keyword=x')
  expect(screen.queryByRole('link', { name: 'ถัดไป' })).toBeNull()
})

it('says that there is nothing where there is none at all', async () => {
  await show(0, 3)
  expect(await screen.findByText('ไม่พบลูกค้าที่ตรงกัน')).toBeDefined()
})
