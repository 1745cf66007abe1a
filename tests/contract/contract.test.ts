import { describe, expect, it } from 'vitest'
import {
  contractDocument,
  contractOperations,
  resolveSchema,
  type ContractOperation,
  type JsonSchema,
} from '../../openapi/contract-document.ts'
import { contractValidator, namedContractValidator } from '../../openapi/contract-validator.ts'
import { requestSchemas, responseSchemas } from '../../openapi/schema-reach.ts'

const specified = `
  POST   /api/accounts/signin
  POST   /api/accounts/token-refresh
  POST   /api/customers/individual
  POST   /api/customers/legalentity
  POST   /api/customers/otp
  POST   /api/customers/otp/confirm
  GET    /api/customers/is-exist
  POST   /api/customers/otp/validation
  POST   /api/accounts/forgot-password/legalentity/otp
  POST   /api/accounts/forgot-password/individual
  POST   /api/accounts/forgot-password/legalentity
  POST   /api/customers/change-password
  GET    /api/customers
  PUT    /api/customers
  GET    /api/customers/address-book
  GET    /api/customers/address-book/{id}
  POST   /api/customers/address-book
  PUT    /api/customers/address-book/{id}
  DELETE /api/customers/address-book/{id}
  GET    /api/customers/orders
  GET    /api/orders/{id}
  POST   /api/orders/{id}/pay
  GET    /{language}/api/categories/root
  GET    /{language}/api/categories/path/{path}
  GET    /{language}/api/products
  GET    /{language}/api/products/{id}
  GET    /api/blogs/{language}
  GET    /api/blogs/{language}/{id}
  GET    /api/news/{language}
  GET    /api/news/{language}/{id}
  GET    /api/cart
  PATCH  /api/cart
  POST   /api/cart/checkout`

const added = `
  POST   /api/accounts/signout
  POST   /api/accounts/line
  POST   /api/accounts/line/signin
  POST   /api/accounts/line/link
  DELETE /api/customers/line
  GET    /api/cart/shipping-options
  GET    /api/service-terms
  POST   /api/quick-order/resolve
  POST   /api/quick-order/cart
  GET    /api/lists
  POST   /api/lists
  GET    /api/lists/{id}
  PUT    /api/lists/{id}
  DELETE /api/lists/{id}
  GET    /api/quotations
  POST   /api/quotations
  GET    /api/quotations/{id}
  POST   /api/quotations/{id}/accept
  POST   /api/quotations/{id}/decline
  POST   /api/quotations/{id}/renewal
  GET    /{language}/api/delivery-offers
  GET    /{language}/api/pick-up-branches
  POST   /api/orders/{id}/cancel
  GET    /api/orders/{id}/transfer
  POST   /api/orders/{id}/confirm
  GET    /api/customers/export
  POST   /api/customers/erase
  GET    /api/customers/stock-notices/{id}
  PUT    /api/customers/stock-notices/{id}
  DELETE /api/customers/stock-notices/{id}
  GET    /api/banners/{language}
  GET    /api/banners/{language}/{id}
  GET    /api/contents/{language}/{slug}
  GET    /api/branches/{language}
  GET    /api/clients/{language}
  POST   /api/blogs/{language}/{id}/view
  POST   /api/blogs/{language}/{id}/share
  POST   /api/news/{language}/{id}/view
  POST   /api/news/{language}/{id}/share
  GET    /{language}/api/products/{id}/reviews
  PUT    /api/orders/{id}/reviews/{variantId}
  DELETE /api/orders/{id}/reviews/{variantId}
  GET    /{language}/api/product-facets
  GET    /{language}/api/product-variants
  GET    /{language}/api/search-suggestions
  GET    /api/payments/channels
  POST   /api/payments/events/{provider}
  POST   /api/office/signin
  POST   /api/office/signout
  GET    /api/office/me
  GET    /api/office/sessions
  DELETE /api/office/sessions/{id}
  GET    /api/office/audit
  GET    /api/office/orders
  GET    /api/office/order-export
  GET    /api/office/order-counts
  GET    /api/office/orders/{orderNumber}
  POST   /api/office/orders/{orderNumber}/events
  PUT    /api/office/orders/{orderNumber}/tracking
  POST   /api/office/orders/{orderNumber}/notes
  POST   /api/office/orders/{orderNumber}/refunds
  GET    /api/office/quotations
  GET    /api/office/quotations/{id}
  PUT    /api/office/quotations/{id}
  GET    /api/office/categories
  POST   /api/office/categories
  PUT    /api/office/categories/{id}
  DELETE /api/office/categories/{id}
  GET    /api/office/reviews
  POST   /api/office/reviews/{id}/decision
  PUT    /api/office/reviews/{id}/answer
  GET    /api/office/customers
  GET    /api/office/customers/{id}
  PUT    /api/office/customers/{id}
  POST   /api/office/customers/{id}/requests
  POST   /api/office/customer-requests/{id}/export
  POST   /api/office/customer-requests/{id}/erasure
  GET    /api/office/staff
  POST   /api/office/staff
  PUT    /api/office/staff/{id}
  POST   /api/office/staff/{id}/second-factor
  POST   /api/office/password
  GET    /api/office/refunds
  POST   /api/office/refunds/{id}/settlement
  GET    /api/office/start
  GET    /api/office/contents
  GET    /api/office/contents/{kind}/{id}
  PUT    /api/office/contents/{kind}/{id}
  GET    /api/office/contents/{kind}/{id}/versions/{version}
  GET    /api/office/products
  POST   /api/office/products
  GET    /api/office/product-overview
  GET    /api/office/products/{id}
  PUT    /api/office/products/{id}
  POST   /api/office/products/{id}/variants
  DELETE /api/office/products/{id}/variants/{variantId}
  POST   /api/office/content-pictures
  POST   /api/office/products/{id}/pictures
  PUT    /api/office/products/{id}/pictures
  PUT    /api/office/products/{id}/stock
  GET    /api/office/imports
  POST   /api/office/imports
  GET    /api/office/imports/{id}
  POST   /api/office/imports/{id}/steps
  GET    /api/office/product-export
  POST   /api/office/staff/{id}/password`

/** The operations that require a session; all others are open to who has not signed in. */
const secured =
  /^\/api\/(cart|quick-order\/cart|lists|orders|quotations|customers\/(address-book|stock-notices|orders|change-password|export|erase|line)|accounts\/signout|office\/(?!signin$))/

const statusOfCode = {
  BAD_CREDENTIALS: 400,
  FORBIDDEN: 403,
  USER_INACTIVE: 403,
  PHONE_TAKEN: 409,
  PICK_UP_CODE_WRONG: 409,
  EMAIL_TAKEN: 409,
  EDIT_CONFLICT: 409,
  LAST_OWNER: 409,
  LIST_NAME_TAKEN: 409,
  SAVED_LISTS_FULL: 409,
  REFUND_TOO_MUCH: 409,
  REVIEW_CLOSED: 409,
  QUOTATION_CLOSED: 409,
  QUOTATION_EXPIRED: 409,
  INVALID_OLD_PASSWORD: 400,
  LINE_REFUSED: 400,
  LINE_UNAVAILABLE: 503,
  MESSAGE_NOT_SENT: 503,
  OTP_INVALID: 400,
  OTP_EXPIRED: 400,
  OTP_LOCKED: 429,
  RATE_LIMITED: 429,
  TAX_ID_INVALID: 400,
  VALIDATION: 400,
  REFRESH_REFUSED: 401,
  PRODUCT_NOT_FOUND: 404,
  NOT_FOUND: 404,
  CART_EMPTY: 400,
  COD_LIMIT: 409,
  CUT_REFUSED: 409,
  SHIPPING_REQUIRED: 400,
  ADDRESS_REQUIRED: 400,
  ADDRESS_BOOK_FULL: 409,
  OUT_OF_AREA: 422,
  OUT_OF_STOCK: 409,
  NOT_FOR_SALE: 409,
  PRICE_CHANGED: 409,
  CART_CONFLICT: 412,
  TOO_MANY_UNPAID: 409,
  ALREADY_PAID: 409,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
  PAYMENT_UNAVAILABLE: 503,
  ORDER_NOT_ALLOWED: 409,
  IDEMPOTENCY_MISMATCH: 422,
  UNAUTHORIZED: 401,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL: 500,
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/, ' '))
    .toSorted()
const nameOf = ({ method, path }: ContractOperation) => `${method} ${path}`
const withOrigin = (origin: string) =>
  contractOperations
    .filter((one) => one.origin === origin)
    .map(nameOf)
    .toSorted()
const named = contractOperations.map((operation): [string, ContractOperation] => [
  nameOf(operation),
  operation,
])
const withBody = named.filter(([, operation]) => operation.requestBody)
const codesOf = (operation: ContractOperation, status: string) =>
  operation.responses[status]?.['x-codes'] ?? []

function isBounded(schema: JsonSchema): boolean {
  if (schema.enum ?? schema.const) return true
  if (schema.type === 'string') return schema.maxLength !== undefined
  if (schema.type === 'array') return schema.maxItems !== undefined
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum !== undefined && schema.maximum !== undefined
  return true
}

function expectExample(schema: JsonSchema, example: unknown): void {
  const validate = contractValidator(schema)
  validate(example)
  expect(example).toBeDefined()
  expect(validate.errors ?? []).toEqual([])
}

describe('the operations', () => {
  it('are the 33 of the specification', () => {
    expect(lines(specified)).toHaveLength(33)
    expect(withOrigin('specification')).toEqual(lines(specified))
  })

  it('are those and the extensions, nothing else', () => {
    expect(withOrigin('extension')).toEqual(lines(added))
    expect(contractOperations).toHaveLength(lines(specified).length + lines(added).length)
  })

  it('have ids that differ', () => {
    const ids = contractOperations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(named)('%s', (_name, operation) => {
  it('has an id, a tag and a summary', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(operation.tags).toHaveLength(1)
    expect(contractDocument.tags.map(({ name }) => name)).toContain(operation.tags[0])
    expect(operation.summary).not.toBe('')
  })

  it('asks for a token where the shopper must be signed in, for a cookie of staff in the office, and only there answers UNAUTHORIZED', () => {
    const mustBeSignedIn = secured.test(operation.path) || operation.path === '/api/customers'
    const who = operation.path.startsWith('/api/office/') ? 'staff' : 'bearer'
    expect(operation.secured).toBe(mustBeSignedIn ? who : undefined)
    expect(codesOf(operation, '401').includes('UNAUTHORIZED')).toBe(mustBeSignedIn)
  })

  it('succeeds with 200 and JSON alone, but for a download', () => {
    const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400)
    expect(successes).toEqual(['200'])
    const type = operation.operationId.startsWith('officeExport') ? 'text/csv' : 'application/json'
    expect(Object.keys(operation.responses['200']?.content ?? {})).toEqual([type])
  })

  it('fails with problems, each with its codes', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => status !== '200')
    for (const [, { content, 'x-codes': codes }] of failures) {
      expect(Object.keys(content)).toEqual(['application/problem+json'])
      expect(codes).not.toHaveLength(0)
    }
    expect(codesOf(operation, '400')).toContain('VALIDATION')
    expect(codesOf(operation, '429')).toContain('RATE_LIMITED')
    expect(operation.responses['429']?.headers).toHaveProperty('Retry-After')
    expect(codesOf(operation, '500')).toEqual(['INTERNAL'])
    expect(codesOf(operation, '503')).toEqual(expect.arrayContaining(['OVERLOADED', 'UNAVAILABLE']))
    expect(operation.responses['503']?.headers).toHaveProperty('Retry-After')
    expect('404' in operation.responses).toBe(
      operation.path.includes('{') || codesOf(operation, '404').length > 0,
    )
  })

  it('has examples that keep its own schemas', () => {
    const bodies = [operation.requestBody ?? { content: {} }, ...Object.values(operation.responses)]
    const media = bodies.flatMap(({ content }) => Object.values(content))
    for (const { schema, example } of [...operation.parameters, ...media]) expectExample(schema, example)
  })

  it('bounds all that a request can carry', () => {
    expect(requestSchemas(operation).filter((schema) => !isBounded(schema))).toEqual([])
  })

  it('knows every field of what it takes and gives', () => {
    const schemas = [...requestSchemas(operation), ...responseSchemas(operation)]
    const objects = schemas.filter(({ type }) => type === 'object')
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
    for (const { properties = {}, required = [] } of objects)
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required))
  })
})

describe.each(withBody)('the body of %s', (name, { requestBody, responses }) => {
  it('is required, of one type, and refused when it is too large or another type', () => {
    expect(requestBody?.required).toBe(true)
    const type = name === 'PATCH /api/cart' ? 'application/json-patch+json' : 'application/json'
    expect(Object.keys(requestBody?.content ?? {})).toEqual([type])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415']))
  })
})

describe('the codes of problems', () => {
  const answered = contractOperations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      (response['x-codes'] ?? []).map((code): [string, number] => [code, Number(status)]),
    ),
  )

  it.each(Object.entries(statusOfCode))('%s comes with %i alone', (code, status) => {
    expect(new Set(answered.filter(([one]) => one === code).map(([, its]) => its))).toEqual(new Set([status]))
  })

  it('are one closed list, in which only METHOD_NOT_ALLOWED belongs to no operation', () => {
    const all = contractDocument.components.schemas.ProblemCode?.enum
    expect(all?.toSorted()).toEqual([...Object.keys(statusOfCode), 'METHOD_NOT_ALLOWED'].toSorted())
  })

  it('stand in the example of the response that lists them, under its status', () => {
    for (const { responses } of contractOperations) {
      for (const [status, response] of Object.entries(responses)) {
        const example = response.content['application/problem+json']?.example
        if (status !== '200')
          expect(example).toMatchObject({ status: Number(status), code: response['x-codes']?.[0] })
      }
    }
  })
})

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

  it('gives every list twelve a page unless told', () => {
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
