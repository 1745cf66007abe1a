import { describe, expect, it } from 'vitest'
import {
  contractDocument,
  contractOperations,
  type ContractOperation,
  type JsonSchema,
} from '../../openapi/contract-document.ts'
import { contractValidator } from '../../openapi/contract-validator.ts'
import { requestSchemas, responseSchemas } from '../../openapi/schema-reach.ts'
import { added, secured, specified, statusOfCode } from './known-operations.ts'

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
