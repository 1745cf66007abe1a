import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { contractAjvOptions } from '../../openapi/ajv-options.ts'

/** What stands in an address or a header is text, and becomes the number it spells; a body must be right as it is. */
function compiler(coerceTypes: boolean) {
  const ajv = new Ajv2020({ ...contractAjvOptions, coerceTypes, useDefaults: true })
  addFormats.default(ajv)
  return ajv
}

interface Schema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** Checks each part of a request by the contract's schema; an unknown query parameter is refused, not dropped. */
export function checkRequests(app: FastifyInstance): void {
  const text = compiler(true)
  const body = compiler(false)
  const compile: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
    if (httpPart === 'body') return body.compile(schema)
    if (httpPart === 'querystring') return text.compile({ ...schema, additionalProperties: false })
    return text.compile(httpPart === 'headers' ? withLowerCaseNames(schema) : schema)
  }
  app.setValidatorCompiler(compile)
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.querystring) route.schema.querystring = { type: 'object', properties: {} }
  })
}

/** Header names arrive in lower case, whatever case the contract writes them in. */
function withLowerCaseNames(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]),
    ),
    required: required.map((name) => name.toLowerCase()),
  }
}
