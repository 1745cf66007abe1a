import document from './generated/shop.json' with { type: 'json' }

/** The parts of a JSON Schema that the project asks about; a validator reads the rest. */
export interface JsonSchema {
  $ref?: string
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minimum?: number
  maximum?: number
  multipleOf?: number
}

export interface MediaType {
  schema: JsonSchema
  example: unknown
}

export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
  example: unknown
}

export interface ContractResponse {
  description: string
  'x-codes'?: string[]
  headers?: Record<string, unknown>
  content: Record<string, MediaType>
}

export interface ContractOperation {
  method: string
  path: string
  operationId: string
  tags: string[]
  summary: string
  origin: string
  /** Who must be signed in: a shopper, by a bearer token, or a member of staff, by a cookie. */
  secured: 'bearer' | 'staff' | undefined
  /** The handler gets the body unparsed, to verify a signature first. */
  isBodyRaw: boolean
  /** In bytes, where it is not the usual one. */
  bodyLimit?: number
  parameters: ContractParameter[]
  requestBody?: { required: boolean; content: Record<string, MediaType> }
  responses: Record<string, ContractResponse>
}

interface Reference {
  $ref: string
}

interface WrittenOperation {
  operationId: string
  tags: string[]
  summary: string
  'x-origin': string
  'x-raw-body'?: boolean
  'x-body-limit'?: number
  security?: { bearer?: unknown[]; staff?: unknown[] }[]
  parameters?: (ContractParameter | Reference)[]
  requestBody?: ContractOperation['requestBody']
  responses: Record<string, ContractResponse | Reference>
}

export interface ContractDocument {
  tags: { name: string }[]
  paths: Record<string, Record<string, WrittenOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, ContractParameter>
    responses: Record<string, ContractResponse>
  }
}

export const contractDocument: ContractDocument = document

const { schemas, parameters, responses } = contractDocument.components

function resolve<Part extends object>(part: Part | Reference, parts: Record<string, Part>): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part
  const found = parts[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`The contract has no ${part.$ref}`)
  return found
}

export function resolveSchema(schema: JsonSchema): JsonSchema {
  return resolve(schema, schemas)
}

function readOperation(path: string, method: string, written: WrittenOperation): ContractOperation {
  const { operationId, tags, summary, requestBody, security: [security] = [] } = written
  return {
    method: method.toUpperCase(),
    path,
    operationId,
    tags,
    summary,
    origin: written['x-origin'],
    secured: security && (security.staff ? 'staff' : 'bearer'),
    isBodyRaw: written['x-raw-body'] ?? false,
    ...(written['x-body-limit'] !== undefined && { bodyLimit: written['x-body-limit'] }),
    parameters: (written.parameters ?? []).map((parameter) => resolve(parameter, parameters)),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(
      Object.entries(written.responses).map(([status, response]) => [status, resolve(response, responses)]),
    ),
  }
}

/** Every operation of the contract, its references to parameters and responses followed. */
export const contractOperations: ContractOperation[] = Object.entries(contractDocument.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, written]) => readOperation(path, method, written)),
)
