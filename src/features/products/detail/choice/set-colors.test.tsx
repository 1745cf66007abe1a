import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../../tests/support/show-part.tsx'
import { SetColors } from './set-colors.tsx'

afterEach(cleanup)

it('shows each colour of a set with its name, and their count, without offering a choice', async () => {
  await showPart(
    <SetColors
      colors={[
        { name: 'แดง', hex: '#c8201e' },
        { name: 'ส้ม', hex: '#ea6a1f' },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('สีในชุด 2 สี')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['แดง', 'ส้ม'])
  expect(screen.queryByRole('radio')).toBeNull()
})
