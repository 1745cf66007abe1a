import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { ReviewsScreen } from './reviews-screen.tsx'

afterEach(cleanup)

const review = (id: string, author: string): OfficeReview => ({
  ...{ id, author, state: 'waiting', stars: 4, text: 'ดี', quantity: 1, pictures: [], version: 1 },
  product: { id: 'p-1', code: 'AC-3', name: 'อะคริลิก' },
  ...{ writtenAt: '2026-11-28T03:00:00Z', changedAt: '2026-11-28T03:00:00Z' },
})

it('R19.14: the focus goes to the review after the one that was released, and to the heading after the last', async () => {
  const waiting = [review('r-1', 'มาลี'), review('r-2', 'มานะ')]
  const release = () => {
    waiting.shift()
    return Response.json({})
  }
  await showOfficePart(<ReviewsScreen />, {
    'GET /api/office/reviews': () => Response.json({ data: waiting, totalRecords: waiting.length }),
    'POST /api/office/reviews/r-1/decision': release,
    'POST /api/office/reviews/r-2/decision': release,
  })
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(button.isConnected).toBe(false))
  }
  await press('แสดงรีวิว มาลี')
  expect(document.activeElement).toBe(screen.getByText('มานะ', { selector: 'b' }).closest('li'))
  await press('แสดงรีวิว มานะ')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
