import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { Price } from './price.tsx'

afterEach(cleanup)

it('R9.24: reads as a sentence with both prices, the one to pay first', async () => {
  const { container } = await showPart(
    <Price price={{ amount: 3900 }} specialPrice={{ amount: 3650 }} unit="ม้วน" />,
  )
  expect(container.textContent).toBe('ราคาพิเศษ ฿3,650.00/ม้วน ราคาปกติ ฿3,900.00')
  expect(container.querySelector('s')?.textContent).toBe('฿3,900.00')
})

it('says nothing of a special price that is no price', async () => {
  const { container } = await showPart(<Price price={{ amount: 145 }} specialPrice={{ amount: 0 }} />)
  expect(container.textContent).toBe('฿145.00')
  expect(container.querySelector('s')).toBeNull()
})

it('leaves whole baht bare where satang are not needed, and keeps the others', async () => {
  const { container, rerender } = await showPart(
    <Price price={{ amount: 1480 }} satang="whenNeeded" isFrom />,
  )
  expect(container.textContent).toBe('เริ่มต้น ฿1,480')
  rerender(<Price price={{ amount: 1480.5 }} satang="whenNeeded" />)
  expect(container.textContent).toBe('฿1,480.50')
})

it('speaks English on an English page', async () => {
  const { container } = await showPart(<Price price={{ amount: 20 }} specialPrice={{ amount: 10 }} />, 'en')
  expect(container.textContent).toBe('Special price ฿10.00 Normal price ฿20.00')
})
