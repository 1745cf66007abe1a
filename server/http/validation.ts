import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'
import { contractAjvOptions } from '../../openapi/ajv-options.ts'
import {
  contractOperations,
  resolveSchema,
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
} from '../../openapi/contract-document.ts'
import { refusal } from './refusals.ts'

const ajv = new Ajv2020({ ...contractAjvOptions, useDefaults: true })
addFormats.default(ajv)
measureQuickly(ajv)

/** Made once, because Ajv knows by its object what it has compiled. */
const schemas = new Map(contractOperations.map((operation) => [operation, schemaOf(operation)]))

/** The options of a route that check each part of its requests by the contract's schema. */
export function requestChecks(operation: ContractOperation) {
  const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema: part, httpPart }) => {
    const schema = part as JsonSchema
    // By the first request that needs it: all of them take longer than the rest of a start.
    let check: ValidateFunction | undefined
    return (given: Record<string, unknown>) => {
      check ??= ajv.compile(schema)
      const value = httpPart === 'body' ? given : coerceParams(schema.properties ?? {}, given)
      return check(value) ? { value } : { error: refusal(operation, httpPart, check.errors ?? []) }
    }
  }
  return { schema: schemas.get(operation) ?? schemaOf(operation), validatorCompiler }
}

/** An unknown query parameter is refused, not dropped. */
function schemaOf({ parameters, requestBody }: ContractOperation): FastifySchema {
  const those = (place: ContractParameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const inHeaders = those('header').map((one) => ({ ...one, name: one.name.toLowerCase() }))
  const bodies = Object.entries(requestBody?.content ?? {})
  return {
    params: objectOf(those('path')),
    querystring: { ...objectOf(those('query')), additionalProperties: false },
    ...(inHeaders.length > 0 && { headers: objectOf(inHeaders) }),
    ...(bodies.length > 0 && {
      body: {
        content: Object.fromEntries(
          bodies.map(([type, { schema }]) => [type, { schema: writtenOut(schema) }]),
        ),
      },
    }),
  }
}

function objectOf(parameters: readonly ContractParameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, writtenOut(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** With its references followed, so that the path of an error leads through the choice that it belongs to. */
function writtenOut(schema: JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return typeof value === 'object' && value !== null ? writtenOut(value) : value
  }
  return Object.fromEntries(
    Object.entries(resolveSchema(schema)).map(([name, value]) => [name, inner(value)]),
  )
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
