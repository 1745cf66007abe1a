import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { describedBy, showPart } from '../../../tests/support/show-part.tsx'
import { TaxIdField } from './tax-id-field.tsx'

afterEach(cleanup)

it.each([
  ['0105556123453', '13 digits'],
  ['0105556123435', /^Some digits may be mixed up/],
  ['010555612343', '13 digits'],
])('says of %s beside the field: %s', async (digits, said) => {
  await showPart(<TaxIdField name="taxId" label="Tax ID" hint="13 digits" />, 'en')
  const field = screen.getByLabelText('Tax ID')
  fireEvent.change(field, { target: { value: digits } })
  expect(describedBy(field)).toMatch(said)
  expect(screen.getByRole('status').textContent, 'a screen reader hears the change').toMatch(said)
})

it('judges what is there from the start', async () => {
  await showPart(
    <TaxIdField name="taxId" label="Tax ID" hint="13 digits" defaultValue="0105556123435" />,
    'en',
  )
  expect(screen.getByRole('status').textContent).toMatch(/mixed up/)
})
