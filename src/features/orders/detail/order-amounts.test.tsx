import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { sampleOrder } from '../sample-order.fixture.ts'
import { OrderAmounts } from './order-amounts.tsx'

afterEach(cleanup)

it('shows amounts that add up: normal prices, less what special prices saved, plus the shipping', async () => {
  await showPart(<OrderAmounts order={sampleOrder}>{null}</OrderAmounts>)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values.slice(0, 3)).toEqual(['฿7,000.00', '-฿150.00', '฿480.00'])
  expect(values.at(-1)).toBe('฿7,330.00')
})
