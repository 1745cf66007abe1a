import { describe, expect, it } from 'vitest'
import { contractOperations, resolveSchema } from '../../openapi/contract-document.ts'
import { contractValidator, namedContractValidator } from '../../openapi/contract-validator.ts'

describe('the limits of the specification', () => {
  const longMail = (length: number) => 'a'.repeat(length - '@shop.co.th'.length) + '@shop.co.th'
  const line = { productId: 'p-1', variantId: 'v-1', quantity: 1, weight: { value: 1, unit: 'kilogram' } }
  const change = (op: string, value: object) => ({ op, path: '/items', value })

  it.each([
    [
      'PhoneNumber',
      ['0612345678', '0812345678', '0912345678'],
      ['081234567', '08123456789', '0212345678', '1812345678', '08123456７8', ''],
    ],
    [
      'ContactNumber',
      ['0812345678', '021234567', '038123456', '077123456'],
      ['0212345678', '02123456', '081234567', '011234567', '02-123-4567', ''],
    ],
    [
      'NewPassword',
      ['aB3aB3aB', 'aB3!' + 'x'.repeat(96), 'รหัสผ่านaB3'],
      ['aB3aB3a', 'aB3!' + 'x'.repeat(97), 'ab3ab3ab', 'AB3AB3AB', 'aBcaBcaB'],
    ],
    ['Otp', ['000000', '482913'], ['48291', '4829130', '48291a', ' 482913', '']],
    ['Quantity', [1, 9999], [0, 10_000, 1.5, -1, '1']],
    [
      'Email',
      ['a@b.co', 'first.last+tag@sub.shop.info', longMail(254)],
      ['a@b', 'a@b.c', 'a@b.museum', 'ab.co', 'a b@c.co', 'a@@b.co', longMail(255)],
    ],
    ['UserName', ['0812345678', 'a@b.co'], ['0212345678', 'a@b', 'somchai']],
    ['TaxId', ['0105551234567', '1'.repeat(20)], ['010555123456', '1'.repeat(21), '0-1055-51234-56-7']],
    ['BranchCode', ['00000', '00012'], ['0000', '000000', 'A0000']],
    ['Postcode', ['10110'], ['1011', '101100', 'ABCDE']],
    ['Language', ['thai', 'english', 'standard'], ['th', 'en', 'Thai', '']],
    [
      'CategoryPath',
      ['plastic-rolls.pvc', 'a.'.repeat(249) + 'ab'],
      ['', '.pvc', 'plastic/rolls', 'a'.repeat(501)],
    ],
    [
      'Money',
      [0, 0.01, 19.99, 1_234_567.89, 9_999_999_999.99].map((amount) => ({ amount })),
      [-0.01, 19.999, 1e10, '1'].map((amount) => ({ amount })),
    ],
    [
      'Weight',
      [0.001, 1.005, 10.63].map((value) => ({ value, unit: 'kilogram' })),
      [
        { value: 1.0005, unit: 'kilogram' },
        { value: -1, unit: 'gram' },
        { value: 1, unit: 'ounce' },
      ],
    ],
    [
      'CartPatch',
      [
        [change('add', line)],
        Array<object>(20).fill(change('replace', line)),
        [change('remove', { productId: 'p-1', variantId: 'v-1' })],
      ],
      [
        [],
        Array<object>(21).fill(change('add', line)),
        [change('remove', line)],
        [change('add', { productId: 'p-1', variantId: 'v-1' })],
        [change('move', line)],
        [{ ...change('add', line), path: '/' }],
      ],
    ],
  ])('%s', (name, accepted, refused) => {
    const validate = namedContractValidator(name)
    expect(accepted.filter((sample) => !validate(sample))).toEqual([])
    expect(refused.filter((sample) => validate(sample))).toEqual([])
  })

  it.each([
    ['pageNumber', [1, 2], [0, -1, 1.5, 'one']],
    ['pageSize', [1, 12, 100], [0, 101, 1.5]],
    ['keyword', ['', 'ไวนิล', 'x'.repeat(100)], ['x'.repeat(101)]],
    ['date', ['2024-11-21'], ['2024-13-01', '21/11/2024', '2024-11-21T00:00:00Z', '']],
    ['If-Match', ['7', '"7"'], ['', '"7', 'W/"7"', 'seven']],
    ['Idempotency-Key', ['12345678', 'x'.repeat(100)], ['1234567', 'x'.repeat(101), 'with space']],
  ])('%s of a request', (name, accepted, refused) => {
    const parameter = contractOperations
      .flatMap(({ parameters }) => parameters)
      .find((one) => one.name === name)
    const validate = contractValidator(parameter?.schema ?? {})
    expect(accepted.filter((sample) => !validate(sample))).toEqual([])
    expect(refused.filter((sample) => validate(sample))).toEqual([])
  })

  it('R3.15 takes a keyword of shoppers where products are listed, and nowhere else', () => {
    const searched = contractOperations.filter(
      ({ tags, parameters }) => !tags.includes('office') && parameters.some(({ name }) => name === 'keyword'),
    )
    expect(searched.map(({ operationId }) => operationId)).toEqual([
      'listProducts',
      'listProductFacets',
      'listVariants',
      'suggestSearches',
    ])
  })

  it('R3.17 answers data and totalRecords in every list', () => {
    const lists = contractOperations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'pageNumber'),
    )
    expect(lists).toHaveLength(15)
    for (const { responses } of lists) {
      const answer = responses['200']?.content['application/json']?.schema ?? {}
      expect(resolveSchema(answer)).toMatchObject({
        required: ['data', 'totalRecords'],
        properties: { data: { type: 'array' }, totalRecords: { type: 'integer' } },
      })
    }
  })

  it('gives every list twelve a page unless another number is asked for', () => {
    const lists = contractOperations.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'pageSize'),
    )
    expect(lists.map(({ operationId }) => operationId).toSorted()).toEqual([
      'listAddresses',
      'listBlogs',
      'listNews',
      'listOrders',
      'listProducts',
      'listQuotations',
      'listReviews',
      'listVariants',
      'officeListAudit',
      'officeListContent',
      'officeListCustomers',
      'officeListOrders',
      'officeListProducts',
      'officeListQuotations',
      'officeListReviews',
    ])
    for (const { parameters } of lists) {
      expect(parameters.find(({ name }) => name === 'pageSize')?.schema).toMatchObject({ default: 12 })
      expect(parameters.find(({ name }) => name === 'pageNumber')?.schema).toMatchObject({ default: 1 })
    }
  })
})
