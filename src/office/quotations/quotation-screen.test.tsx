import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { OfficeQuotation, OfficeQuotationChange } from '../../../openapi/generated/schema.ts'
import { refusal, showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { isUnsaved } from '../hooks/use-ask-before-leaving.ts'
import { PriceForm } from './price-form.tsx'
import { QuotationScreen } from './quotation-screen.tsx'

afterEach(cleanup)

const address = { recipientName: 'มาลี', phoneNumber: '0812345678', addressLine: '1', postcode: '10110' }
const line = (position: number, size: string, amount: number) => ({
  position,
  code: `AC-${size}`,
  name: 'อะคริลิก',
  color: { name: 'ใส' },
  size,
  quantity: 1,
  unit: 'แผ่น',
  unitPrice: { amount },
  total: { amount },
})
const detail = (version: number, thin: number, thick: number) =>
  ({
    quotation: {
      id: 'q-1',
      number: 'QT-1',
      createdAt: '2026-11-29T03:00:00Z',
      validUntil: '2999-12-29T03:00:00Z',
      state: 'open',
      version,
      items: [line(1, '3', thin), line(2, '5', thick)],
      shippingPrice: { amount: 50 },
      shippingName: 'รถ',
      amount: { vat: { amount: 0 }, total: { amount: 0 } },
      buyer: address,
      deliveryAddress: address,
    },
    customerId: 'c-1',
    customerName: 'มาลี',
    audit: [],
  }) as unknown as OfficeQuotation

const priceOf = (size: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`${size}$`) })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'บันทึกราคา' }))

it('keeps the typed prices when a colleague was first, and does not take back what the colleague changed', async () => {
  const sent: OfficeQuotationChange[] = []
  const read = vi.fn<() => Response>(() => Response.json(detail(2, 100, 190)))
  read.mockReturnValueOnce(Response.json(detail(1, 100, 200)))
  await showOfficePart(
    <Routes>
      <Route path="/quotations/:id" element={<QuotationScreen />} />
    </Routes>,
    {
      'GET /api/office/quotations/q-1': read,
      'PUT /api/office/quotations/q-1': async (request) => {
        sent.push(await request.json())
        return sent.length === 1 ? refusal(409, 'EDIT_CONFLICT') : Response.json({})
      },
    },
    '/quotations/q-1',
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /3$/ }), { target: { value: '95' } })
  save()
  fireEvent.click(await screen.findByRole('button', { name: 'โหลดใหม่' }))
  await vi.waitFor(() => expect(priceOf('5').value).toBe('190'))
  expect(priceOf('3').value).toBe('95')
  expect(isUnsaved()).toBe(true)
  read.mockReturnValueOnce(Response.json(detail(3, 95, 190)))
  save()
  await screen.findByText('บันทึกราคาแล้ว')
  expect(isUnsaved()).toBe(false)
  expect(sent[1]).toEqual({ version: 2, lines: [{ position: 1, unitPrice: { amount: 95 } }] })
})

it('does not ask before leaving saved prices that are not read again yet, but does for one typed since', async () => {
  const { quotation } = detail(1, 100, 200)
  await showOfficePart(<PriceForm quotation={quotation} isOpen onChanged={() => undefined} />, {
    'PUT /api/office/quotations/q-1': () => Response.json({}),
  })
  fireEvent.change(priceOf('3'), { target: { value: '95' } })
  expect(isUnsaved()).toBe(true)
  save()
  await screen.findByText('บันทึกราคาแล้ว')
  expect(isUnsaved()).toBe(false)
  fireEvent.change(priceOf('5'), { target: { value: '190' } })
  expect(isUnsaved()).toBe(true)
})
