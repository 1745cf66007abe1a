import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { recordTouches } from '../early/record-touches.ts'
import { ShopRoutes } from './router.tsx'
import { OnLiveContext } from './screen-arrival.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

vi.mock('../../screens/not-found/not-found-screen.tsx', () => {
  throw new Error('the script is missing')
})

it('a first page whose script is missing offers to try again, and hears the press', async () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const touches = recordTouches(window)
  const beLive = () => {
    touches.isOn = false
  }
  await showPart(
    <OnLiveContext value={beLive}>
      <ShopRoutes />
    </OnLiveContext>,
    'th',
    '/nowhere',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
