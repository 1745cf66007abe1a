import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { casesOf } from '../../../tools/commands/gen/flow-files.ts'
import { failureInWords, mutantNamed, walkAtRandom, seededRandom } from '@phaen/statecharts'
import { walks } from './walks.ts'

const MOVES = 500

/** `PHAEN_WALK_SEEDS=100 npm test -- model` walks with more seeds, `PHAEN_WALK_SEED=7` with that one alone. */
const { PHAEN_WALK_SEED, PHAEN_WALK_SEEDS = '3' } = process.env
const seeds =
  PHAEN_WALK_SEED === undefined
    ? Array.from({ length: Number(PHAEN_WALK_SEEDS) }, (_, index) => index + 1)
    : [Number(PHAEN_WALK_SEED)]

test('each flow has rules, and each rule a flow', () => {
  expect(Object.keys(walks).toSorted()).toEqual(flows.map(({ id }) => id).toSorted())
})

describe.each(flows)('$id', (flow) => {
  const walk = walks[flow.id]
  test(
    `keeps its rules on a walk of ${MOVES} random moves`,
    { timeout: 2000 * seeds.length + 10_000 },
    async () => {
      const cases = await casesOf(flow)
      for (const seed of seeds) {
        const { failure } = walkAtRandom(flow.machine, cases, {
          chance: seededRandom(seed),
          moves: MOVES,
          rules: walk?.rules,
          vary: walk?.varied?.(),
        })
        if (failure) expect.fail(`seed ${seed}\n${failureInWords(failure)}`)
      }
    },
  )
})

/** A machine that is broken in one place, and the rule that has to notice it. */
const broken = [
  ['token-refresh', 'guard isFirstRefusal: always allows', 'never two refreshes for one request'],
  ['token-refresh', 'action moveToRepeated: does nothing', 'nobody waits when no refresh is under way'],
  ['checkout', 'placing: start in naming instead of recalling', 'never an order twice'],
  ['checkout', 'placing.sending: drop entry saveDraft', 'an order is kept before it is sent'],
  ['cart', 'action setCart: leaves total', "a cart's total is the sum of its lines"],
  ['cart', 'action empty: leaves confirmed', 'nothing of a customer is left'],
  ['profile', 'action empty: leaves profile', 'nothing of a customer is left'],
  ['session', 'action clearCustomer: does nothing', 'nothing of a customer is left'],
  ['session', 'signingOut: after signOut: drop action hideLoading', 'the loading shows'],
  [
    'payment',
    'unpaid: payment.payAgain: drop guard canPay',
    'only what the server calls unpaid is paid again',
  ],
  ['order-actions', 'ready: order.cancel: lead to cancelling instead', 'a cancelling was confirmed'],
  ['order-status', 'payment.paid: always: delete', 'the money of a cancelled order goes back'],
  ['otp', 'guard canBeTried: always allows', 'a code is tried only while it is good'],
  ['overlay', 'guard isPersistent: always refuses', 'one that stays open is closed by the program alone'],
] as const

test.each(broken)('%s, %s: a rule notices it', { timeout: 30_000 }, async (id, mutant, rule) => {
  const flow = flows.find((one) => one.id === id)
  if (!flow) throw new Error(`There is no flow ${id}`)
  const cases = await casesOf(flow)
  const isNoticed = [1, 2, 3, 4, 5, 6, 7, 8].some((seed) => {
    const { failure } = walkAtRandom(mutantNamed(flow.machine, mutant), cases, {
      chance: seededRandom(seed),
      moves: MOVES,
      rules: walks[id]?.rules,
      vary: walks[id]?.varied?.(),
    })
    return failure?.rule.includes(rule)
  })
  expect(isNoticed).toBe(true)
})
