import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { OrderTracking } from './order-tracking.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shipment = {
  carrier: 'Flash',
  shippingNumber: 'S-1',
  trackingNumber: 'TH0123',
  trackingUrl: 'https://carrier.example/TH0123',
}

it.each([
  ['lets it', { clipboard: { writeText: () => Promise.resolve() } }, 'Copied'],
  ['forbids it', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }, /^Could not copy/],
  ['has no clipboard', {}, /^Could not copy/],
])(
  'copies the tracking number, and says what became of it where the browser %s',
  async (_is, browser, said) => {
    await showPart(<OrderTracking shipment={shipment} />, 'en')
    vi.stubGlobal('navigator', browser)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the tracking number' }))
    expect(await screen.findByText(said)).toBeDefined()
  },
)
