import { expect, test } from 'vitest'
import { fieldErrorsOf } from './problem.ts'

const twice = ['minLength', 'pattern'].map((code) => ({ field: 'taxId', code }))

test.each([
  [
    'the first of several faults counts, field by field',
    [...twice, { field: 'email', code: 'format' }],
    { taxId: 'minLength', email: 'format' },
  ],
  ['the first one in the other order, too', twice.toReversed(), { taxId: 'pattern' }],
  ['an empty list leaves the field of the code', [], { taxId: 'TAX_ID_INVALID' }],
  ['so does a refusal without a list', undefined, { taxId: 'TAX_ID_INVALID' }],
])('%s', (_, errors, expected) => {
  expect(fieldErrorsOf({ code: 'TAX_ID_INVALID', errors }, { TAX_ID_INVALID: 'taxId' })).toEqual(expected)
})

test('a code that stands for no field names none', () => {
  expect(fieldErrorsOf({ code: 'INTERNAL' }, { TAX_ID_INVALID: 'taxId' })).toEqual({})
})
