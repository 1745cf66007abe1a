import { expect, it } from 'vitest'
import { hasRightCheckDigit } from './tax-id.ts'

it.each(['0105556123453', '1101700230708', '0107537000254'])('%s is in order', (taxId) => {
  expect(hasRightCheckDigit(taxId)).toBe(true)
})

it.each(['0105556123454', '0105556213453', '1101700230780', '010555612345', '01055561234530', ''])(
  '%s has digits mixed up, or too few or too many',
  (taxId) => expect(hasRightCheckDigit(taxId)).toBe(false),
)
