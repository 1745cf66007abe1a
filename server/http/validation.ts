import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

/** What stands in an address or a header is text, and becomes the number it spells; a body must be right as it is. */
function compiler(coerceTypes: boolean) {
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, strict: false, discriminator: true })
  addFormats.default(ajv)
  return ajv
}

type Schema = Record<string, unknown>

/** Checks each part of a request by the contract's schema; an unknown query parameter is refused, not dropped. */
export function checkRequests(app: FastifyInstance): void {
  const text = compiler(true)
  const body = compiler(false)
  const compile: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
    if (httpPart === 'body') return body.compile(schema)
    return text.compile(httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema)
  }
  app.setValidatorCompiler(compile)
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.querystring)
      route.schema.querystring = { type: 'object', properties: {} }
  })
}
