import { officeCookie } from '../../support/api/staff.ts'
import type { ContractOperation, ContractParameter } from '../../../openapi/contract-document.ts'

/** A request as a test sends it; a request built from the contract's own examples is valid. */
export interface ContractRequest {
  method: string
  path: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  body?: unknown
}

/** A request with a single fault, and the refusal that it must get. */
export interface BrokenRequest {
  fault: string
  request: ContractRequest
  status: number
  code: string
  /** The field that `errors` must name. */
  field?: string
}

/** The token that the test's server accepts. */
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
      ...(secured === 'bearer' && { authorization: `Bearer ${goodToken}` }),
      ...(secured === 'staff' && officeCookie(goodToken)),
      ...(media && { 'content-type': media[0] }),
    },
    ...(media && { body: media[1].example }),
  }
}

/** Inserts path values without encoding them, so that a test can send wrongly encoded values. */
export function urlOf({ path }: ContractOperation, request: ContractRequest): string {
  const pathname = path.replace(/\{([^}]+)\}/g, (_, name: string) => request.path[name] ?? '')
  const query = request.query.map(([name, value]) => `${name}=${value}`).join('&')
  return query === '' ? pathname : `${pathname}?${query}`
}
