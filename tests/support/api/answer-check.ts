import { contractValidator } from '../../../openapi/contract-validator.ts'
import { operationsAt } from '../../../server/http/contract-addresses.ts'

export interface Answer {
  status: number
  contentType: string
  body: unknown
}

/** Describes how an answer violates the contract; ignores operations that are not in the contract. */
export function faultOf(method: string, pathname: string, answer: Answer): string | undefined {
  const operation = operationsAt(pathname).find((one) => one.method === method)
  if (!operation) return undefined
  const { status, contentType, body } = answer
  // The client already has this content, which was checked when it was first sent.
  if (status === 304) return body === '' ? undefined : `${operation.operationId} sent a body with 304`
  const response = operation.responses[String(status)]
  if (!response) return `${operation.operationId} answered ${status}, which the contract does not list there`
  const mime = contentType.split(';')[0]?.trim() ?? ''
  const media = response.content[mime]
  if (!media) return `${operation.operationId} answered ${status} as ${mime || 'nothing'}`
  const validate = contractValidator(media.schema)
  if (validate(body)) return undefined
  const findings = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
  return `${operation.operationId} answered ${status}: ${findings?.join('; ')}`
}
