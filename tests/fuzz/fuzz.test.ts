import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contractOperations, type ContractOperation } from '../../openapi/contract-document.ts'
import { casesOf, type FuzzCase } from './cases.ts'
import { customerCount, openFuzzedShop, type FuzzedShop } from './fuzzed-shop.ts'
import { verdict } from './judge.ts'
import { percentile } from '../support/percentile.ts'
import { closeConnections, curlOf, payloadOf, send, type FuzzAnswer, type SentCase } from './send.ts'

const numRuns = Number(process.env.PHAEN_FUZZ_CASES ?? 40)
const seed = Number(process.env.PHAEN_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const chosen = process.env.PHAEN_FUZZ_OPERATION?.split(',')

/** A slower answer is asked for again: slow is what costs so much processor time, whatever else the machine does. */
const slow = 200
/** After these, the customer's session is gone. */
const endsSessions = new Set(['signOut', 'eraseCustomer', 'changePassword', 'refreshToken', 'officeSignOut'])

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 120_000 })

let shop: FuzzedShop
let networks = 0
let sent = 0
const lines: string[] = []

beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(async () => {
  closeConnections()
  await shop.close()
  console.log([`${sent} requests, seed ${seed}`, ...lines].join('\n'))
})

const named = contractOperations
  .filter(({ operationId }) => chosen === undefined || chosen.includes(operationId))
  .map((operation): [string, ContractOperation] => [operation.operationId, operation])

describe('whatever is sent, the answer keeps the contract', () => {
  it.each(named)('%s', async (_id, operation) => {
    const known = await shop.prepare(operation)
    const latencies: number[] = []
    const statuses = new Map<number, number>()
    const outcome = await fc.check(
      fc.asyncProperty(casesOf(operation, known, customerCount), async (one) => {
        const request = asSent(one, operation)
        const answer = await answerTo(request, latencies)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const fault = verdict(operation, one, answer)
        if (endsSessions.has(operation.operationId) && one.customer !== undefined)
          await shop.signInAgain(one.customer)
        if (fault !== undefined) throw new Error(`${fault}\n${curlOf(shop.origin, request)}`)
      }),
      { numRuns, seed },
    )
    const counts = [...statuses].toSorted().map(([status, count]) => `${status}:${count}`)
    const figures = [50, 99, 100].map((percent) => percentile(latencies, percent).toFixed(1)).join(' / ')
    lines.push(
      `${operation.operationId.padEnd(28)} ${figures.padEnd(22)} ms median/p99/most  ${counts.join(' ')}`,
    )
    const { failed, errorInstance, counterexamplePath } = outcome
    const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
    expect(failed ? `seed ${seed}, path ${counterexamplePath}: ${reason}` : '').toBe('')
  })
})

/** Each request comes from a network of its own, because networks are limited. */
function asSent(one: FuzzCase, { secured }: ContractOperation): SentCase {
  networks += 1
  const customer = one.customer === undefined ? undefined : shop.customers[one.customer]
  const network = [10, networks >> 16, networks >> 8, networks].map((part) => part & 255).join('.')
  const headers = {
    ...one.headers,
    'x-forwarded-for': network,
    ...(customer &&
      (secured === 'staff'
        ? { cookie: customer.staffCookie }
        : { authorization: `Bearer ${customer.accessToken}` })),
  }
  return { ...one, headers }
}

async function answerTo(request: SentCase, latencies: number[]): Promise<FuzzAnswer> {
  const answer = await send(shop.origin, request)
  sent += 1
  if (sent % 20 === 0) await shop.forgetLimits()
  latencies.push(answer.milliseconds)
  if (answer.milliseconds <= slow) return answer
  const costs = []
  for (let count = 0; count < 3; count += 1) costs.push(await costOf(request))
  const least = Math.min(...costs)
  if (least > slow) throw new Error(`costs ${least.toFixed(0)} ms\n${curlOf(shop.origin, request)}`)
  return answer
}

/** Milliseconds of processor time; the server runs in this process. */
async function costOf(request: SentCase): Promise<number> {
  // To write it down is not the shop's cost.
  const payload = payloadOf(request)
  const before = process.cpuUsage()
  await send(shop.origin, request, payload)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
