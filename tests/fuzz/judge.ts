import { faultOf } from '../support/api/answer-check.ts'
import type { ContractOperation } from '../../openapi/contract-document.ts'
import type { FuzzCase } from './cases.ts'
import type { FuzzAnswer } from './send.ts'

/** A server in good health answers a single client none of these. */
const neverAnswered = new Set(['INTERNAL', 'OVERLOADED', 'PAYMENT_UNAVAILABLE', 'MESSAGE_NOT_SENT'])
const refusalsOfTheRequest = new Set(['VALIDATION', 'TAX_ID_INVALID', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'])

const setsCookie = new Set(['officeSignIn', 'officeSignOut'])

/** Refusals that follow rules which no schema can say; the descriptions of the contract do. */
const rulesInWords = new Set([
  ...['notFalling', 'lacksReason'],
  ...['future', 'notInForce', 'not', 'signature', 'additionalProperties'],
  ...['notReady', 'past', 'notForPages', 'forOtherWay'],
  ...['taken', 'tooDeep', 'inUse'],
  ...['notBelowPrice', 'beforeStart', 'unknown', 'notPicture'],
  ...['noRows', 'tooManyRows', 'lacksColumns', 'doubleColumns', 'maximumInCart'],
])

/** In what an answer breaks the contract, or else undefined. */
export function verdict(operation: ContractOperation, one: FuzzCase, answer: FuzzAnswer): string | undefined {
  const { status, contentType, headers, text } = answer
  const body = contentType.startsWith('text/csv') ? text : parsed(text)
  if (body === unreadable) return `answered ${status} with what is no JSON: ${text.slice(0, 100)}`
  const fault = faultOf(operation.method, one.target.split('?')[0] ?? '', { status, contentType, body })
  if (fault !== undefined) return fault
  const { code } = body as { code?: string }
  if (status >= 400 && !operation.responses[status]?.['x-codes']?.includes(code ?? ''))
    return `answered ${status} with the undeclared code ${code}`
  if (neverAnswered.has(code ?? '')) return `answered ${status} ${code}`
  // An address that cannot be decoded names nothing, whoever asks.
  const isWithoutToken = operation.secured && one.customer === undefined && isDecodable(one.target)
  if (isWithoutToken && status !== 401) return `answered ${status} without a token`
  if (!isWithoutToken && code === 'UNAUTHORIZED') return 'refused a living session'
  if (one.isAllowed === false && status < 400) return `took what the contract refuses: ${one.fault}`
  if (one.isAllowed === true && refusalsOfTheRequest.has(code ?? '') && !isRuleInWords(body))
    return `refused what the contract allows: ${text.slice(0, 300)}`
  return headerFault(operation, status, headers)
}

function isRuleInWords(body: unknown): boolean {
  const { errors = [] } = body as { errors?: { code: string }[] }
  return errors.length > 0 && errors.every(({ code }) => rulesInWords.has(code))
}

function headerFault(
  { operationId }: ContractOperation,
  status: number,
  headers: FuzzAnswer['headers'],
): string | undefined {
  if (headers['x-content-type-options'] !== 'nosniff') return 'sent no nosniff'
  if (headers['cache-control'] === undefined) return 'did not say how long its answer may be kept'
  if (status >= 400 && headers['cache-control'] !== 'no-store') return 'lets a refusal be kept'
  if (headers['set-cookie'] !== undefined && !setsCookie.has(operationId)) return 'set a cookie'
  if (headers['x-powered-by'] ?? headers.server) return 'said what it runs on'
  const wait = String(headers['retry-after'] ?? '')
  return (status === 429 || status === 503) && !/^\d+$/.test(wait)
    ? `answered ${status} without Retry-After`
    : undefined
}

function isDecodable(target: string): boolean {
  try {
    return decodeURIComponent(target.split('?')[0] ?? '') !== ''
  } catch {
    return false
  }
}

const unreadable = Symbol('no JSON')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}
