import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { contractAjvOptions } from '../../openapi/ajv-options.ts'
import type { ContractOperation, JsonSchema } from '../../openapi/contract-document.ts'
import { refusal } from './refusals.ts'

type FindOperation = (method: string, url: string) => ContractOperation | undefined

/** Checks each part of a request by the contract's schema; an unknown query parameter is refused, not dropped. */
export function checkRequests(app: FastifyInstance, operationAt: FindOperation): void {
  const ajv = new Ajv2020({ ...contractAjvOptions, useDefaults: true })
  addFormats.default(ajv)
  measureQuickly(ajv)
  const compile: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart, method, url }) => {
    const operation = operationAt(method, url)
    const closed = closedSchema(schema, httpPart)
    // By the first request that needs it: all of them take longer than the rest of a start.
    let check: ValidateFunction | undefined
    return (given: Record<string, unknown>) => {
      check ??= ajv.compile(closed)
      const value = httpPart === 'body' ? given : coerceParams(closed.properties ?? {}, given)
      return check(value) ? { value } : { error: refusal(operation, httpPart, check.errors ?? []) }
    }
  }
  app.setValidatorCompiler(compile)
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.querystring)
      route.schema.querystring = { type: 'object', properties: {} }
  })
}

/**
 * The contract measures texts in characters. Ajv counts each of them; in a picture's megabytes that costs more than the rest of
 * the request, and mostly the length in UTF-16 units decides it: a character has one or two.
 */
function measureQuickly(ajv: Ajv2020): void {
  const ofTexts = {
    type: 'string',
    schemaType: 'number',
    error: { message: 'has the wrong length' },
  } as const
  ajv.removeKeyword('maxLength').addKeyword({
    ...ofTexts,
    keyword: 'maxLength',
    validate: (most: number, text: string) =>
      text.length <= most || (text.length <= 2 * most && charactersOf(text) <= most),
  })
  ajv.removeKeyword('minLength').addKeyword({
    ...ofTexts,
    keyword: 'minLength',
    validate: (least: number, text: string) => text.length >= 2 * least || charactersOf(text) >= least,
  })
}

/** Both halves of a character outside the basic plane: looked for, because stepping through megabytes takes five times as long. */
const pairs = /[\ud800-\udbff][\udc00-\udfff]/g

function charactersOf(text: string): number {
  let count = text.length
  for (const _pair of text.matchAll(pairs)) count -= 1
  return count
}

function closedSchema(schema: JsonSchema, part: string | undefined): JsonSchema {
  if (part === 'querystring') return { ...schema, additionalProperties: false }
  return part === 'headers' ? withLowerCaseNames(schema) : schema
}

/** Header names arrive in lower case, whatever case the contract writes them in. */
function withLowerCaseNames(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]),
    ),
    required: required.map((name) => name.toLowerCase()),
  }
}

/** Digits as people write them: no 0x10, no 1e3, no spaces around. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Path, query and header values arrive as text: converts those that the contract declares as numbers or booleans. */
function coerceParams(
  properties: Record<string, JsonSchema>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const read = { ...given }
  for (const [name, { type }] of Object.entries(properties)) {
    const text = read[name]
    if (typeof text !== 'string') continue
    if ((type === 'integer' || type === 'number') && number.test(text)) read[name] = Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) read[name] = text === 'true'
  }
  return read
}
