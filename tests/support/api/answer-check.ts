import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readContract } from '../../../server/http/contract-document.ts'

export interface Answer {
  status: number
  contentType: string
  body: unknown
}

interface ResponseObject {
  $ref?: string
  content?: Record<string, { schema: object }>
}

interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, ResponseObject> }>>
  components: { responses: Record<string, ResponseObject> }
}

/** Says what is wrong with an answer by the contract; nothing when it keeps it, or when the contract does not speak of it. */
export function answerChecker(): (method: string, pathname: string, answer: Answer) => string | undefined {
  const contract = readContract<Document>()
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const compiled = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object): ValidateFunction => {
    const known = compiled.get(schema)
    if (known) return known
    const validator = ajv.compile({ ...schema, components: contract.components })
    compiled.set(schema, validator)
    return validator
  }

  return (method, pathname, { status, contentType, body }) => {
    const entry = Object.entries(contract.paths).find(([path]) => patternOf(path).test(pathname))
    const operation = entry?.[1][method.toLowerCase()]
    if (!operation) return undefined
    const listed = operation.responses?.[String(status)]
    if (!listed) return `${method} ${pathname} answered ${status}, which the contract does not list there`
    const response = listed.$ref ? contract.components.responses[nameOf(listed.$ref)] : listed
    const mime = contentType.split(';')[0]?.trim() ?? ''
    const media = response?.content?.[mime]
    if (!media) return `${method} ${pathname} answered ${status} as ${mime || 'nothing'}`
    const validate = validatorOf(media.schema)
    return validate(body)
      ? undefined
      : `${method} ${pathname} answered ${status}: ${ajv.errorsText(validate.errors)}`
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)
