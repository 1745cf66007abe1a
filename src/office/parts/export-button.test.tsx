import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { ExportButton } from './export-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('names the file after the day in Thailand', async () => {
  const name = vi.fn<(name: string) => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name(this.download)
  })
  await showOfficePart(
    <ExportButton name="orders" read={async () => new Blob(['x'])}>
      CSV
    </ExportButton>,
  )
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T18:00:00Z') })
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(name).toHaveBeenCalledWith('orders-2026-11-30.csv'))
})
