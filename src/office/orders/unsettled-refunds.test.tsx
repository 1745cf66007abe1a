import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { UnsettledRefunds } from './unsettled-refunds.tsx'

afterEach(cleanup)

const refund = {
  refundId: 'rf-1',
  orderNumber: 'PH-1',
  amount: { amount: 100 },
  why: 'noProvider',
  since: '2026-11-29T03:00:00Z',
}

it('asks in its own words how the money was given back, and sends nothing without it', async () => {
  const settle = vi.fn<() => Response>(() => Response.json({}))
  await showOfficePart(<UnsettledRefunds onChanged={() => undefined} />, {
    'GET /api/office/refunds': () => Response.json({ data: [refund] }),
    'POST /api/office/refunds/rf-1/settlement': settle,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'โอนคืนแล้ว' }))
  expect(screen.getByText('กรุณาระบุข้อมูล')).toBeDefined()
  expect(settle).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'กสิกรไทย 1' } })
  fireEvent.click(screen.getByRole('button', { name: 'โอนคืนแล้ว' }))
  await vi.waitFor(() => expect(settle).toHaveBeenCalled())
})

it.each([
  ['noProvider', 'ไม่ได้ชำระผ่านผู้ให้บริการ'],
  ['providerGone', 'ร้านไม่ได้ใช้ผู้ให้บริการรายนี้แล้ว'],
  ['unknownPayment', 'ผู้ให้บริการไม่พบรายการชำระเงินนี้ โปรดตรวจในระบบของผู้ให้บริการก่อนว่ายังไม่ได้คืนเงิน'],
  ['failed_refund', 'failed_refund'],
])('says why nothing goes back by itself: %s', async (why, words) => {
  await showOfficePart(<UnsettledRefunds onChanged={() => undefined} />, {
    'GET /api/office/refunds': () => Response.json({ data: [{ ...refund, why }] }),
  })
  expect(await screen.findByText(words, { exact: false })).toBeDefined()
})
