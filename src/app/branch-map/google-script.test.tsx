import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GoogleScript } from './google-script.tsx'

// Google's loader is a singleton per page, so the test of its failure needs a separate file.
it('says so when the script of the map does not come', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('google', { maps: { importLibrary: () => Promise.reject(new Error('unreachable')) } })
  render(
    <GoogleScript language="th" googleMapsKey="a-key" failed="failedToLoad">
      {() => null}
    </GoogleScript>,
  )
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลดแผนที่…')
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByRole('alert').textContent).toMatch(/^โหลดแผนที่ไม่สำเร็จ/)
})
