// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showOfficePart } from '../../../tests/support/show-office-part.tsx'
import { Frame } from './frame.tsx'

const network = vi.hoisted(() => ({ isThere: false }))
vi.mock('../../i18n/en/office-words.ts', () => ({
  get words() {
    if (network.isThere) return { office: { skip: 'Skip' } }
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

afterEach(cleanup)

it('says that the words of the other language could not be loaded, until they could', async () => {
  await showOfficePart(<Frame>{null}</Frame>)
  const change = () => fireEvent.click(screen.getByText('English'))
  change()
  expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อร้านไม่ได้')
  network.isThere = true
  change()
  await screen.findByText('ภาษาไทย')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
