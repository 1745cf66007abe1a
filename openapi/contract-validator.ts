import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { contractAjvOptions } from './ajv-options.ts'
import { contractDocument, type JsonSchema } from './contract-document.ts'

const ajv = new Ajv2020(contractAjvOptions)
addFormats.default(ajv)

const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/** A validator for any schema of the contract; its references are looked up among the contract's own. */
export function contractValidator(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const validator = ajv.compile({ ...schema, components: contractDocument.components })
  compiled.set(schema, validator)
  return validator
}

/** A validator for a schema by its name, as `CheckoutRequest`. */
export function namedContractValidator(name: string): ValidateFunction {
  return contractValidator({ $ref: `#/components/schemas/${name}` })
}
