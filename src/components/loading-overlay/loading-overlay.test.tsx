import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

afterEach(cleanup)

it('covers the page and says so while something is under way', async () => {
  const { rerender } = await showPart(<LoadingOverlay isBusy={false} />)
  expect(screen.getByRole('status').childElementCount).toBe(0)
  rerender(<LoadingOverlay isBusy />)
  expect(screen.getByRole('status').textContent).toBe('กำลังดำเนินการ')
})
