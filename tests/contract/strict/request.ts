import type { ContractOperation, ContractParameter } from '../../../openapi/contract-document.ts'

/** A request as a test sends it; made from the contract's own examples it is a good one. */
export interface ContractRequest {
  method: string
  path: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  body?: unknown
}

/** A request with one thing wrong, and how it must be refused. */
export interface BrokenRequest {
  fault: string
  request: ContractRequest
  status: number
  code: string
  /** Where `errors` must find it. */
  field?: string
}

/** What the test's server takes for a living session. */
export const goodToken = 'good.token'

export function goodRequest(operation: ContractOperation): ContractRequest {
  const { method, parameters, requestBody, secured } = operation
  const [media] = Object.entries(requestBody?.content ?? {})
  const required = (place: ContractParameter['in']): [string, string][] =>
    parameters.filter((one) => one.in === place && one.required).map((one) => [one.name, String(one.example)])
  return {
    method,
    path: Object.fromEntries(required('path')),
    query: required('query'),
    headers: {
      ...Object.fromEntries(required('header')),
      ...(secured && { authorization: `Bearer ${goodToken}` }),
      ...(media && { 'content-type': media[0] }),
    },
    ...(media && { body: media[1].example }),
  }
}

/** Values in the path are put in as they are, so that they can be wrongly encoded. */
export function urlOf({ path }: ContractOperation, request: ContractRequest): string {
  const pathname = path.replace(/\{([^}]+)\}/g, (_, name: string) => request.path[name] ?? '')
  const query = request.query.map(([name, value]) => `${name}=${value}`).join('&')
  return query === '' ? pathname : `${pathname}?${query}`
}
