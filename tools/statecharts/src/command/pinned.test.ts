import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assign, setup } from 'xstate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FlowCases } from '../cases.ts'
import { search } from '../search.ts'
import { settlePlan } from './pinned.ts'

interface Turnstile {
  price?: number
  barred?: 'shut' | 'open'
  staff?: boolean
}

/** A turnstile that opens for its price and locks again behind the visitor. */
const turnstile = ({ price = 2, barred = 'shut', staff = false }: Turnstile = {}) =>
  setup({
    types: {} as {
      context: { paid: boolean }
      events: { type: 'coin'; value: number } | { type: 'push' } | { type: 'badge' }
    },
    guards: { isEnough: (_, params: { value: number }) => params.value >= price },
    actions: { keep: assign({ paid: true }) },
  }).createMachine({
    id: 'turnstile',
    context: { paid: false },
    initial: 'shut',
    states: {
      shut: {
        on: {
          coin: {
            guard: { type: 'isEnough', params: ({ event }) => ({ value: event.value }) },
            target: 'open',
            actions: 'keep',
          },
          ...(staff ? { badge: { target: 'open' } } : {}),
        },
      },
      open: { on: { push: { target: barred } } },
    },
  })

const cases: FlowCases = { events: { coin: [{ value: 1 }, { value: 2 }] } }

/** Pins a machine as the command does. Returns the reasons why it was not pinned. */
const pin = (machine: ReturnType<typeof turnstile>, accepted: string[] = [], samples = cases) =>
  settlePlan(machine, file, search('turnstile', machine, samples), {
    check: false,
    accepted,
  })

let folder: string
let file: string
const pinned = () => readFile(file, 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phaen-plans-'))
  file = join(folder, 'turnstile.plan.json')
  await pin(turnstile())
})
afterEach(() => rm(folder, { recursive: true }))

test('a new flow is pinned at once', async () => {
  expect(JSON.parse(await pinned())).toMatchObject({ flow: 'turnstile' })
})

test('an unchanged machine is pinned without a complaint', async () => {
  const before = await pinned()
  expect(await pin(turnstile())).toEqual([])
  expect(await pinned()).toBe(before)
})

test('a step that would change keeps its plan, and the difference is described', async () => {
  const before = await pinned()
  expect(await pin(turnstile({ price: 1 }))).toEqual([
    'turnstile: 1 pinned step does something else now. If that is meant, accept it with: --accept turnstile',
    '',
    '  When it starts',
    '  then, in shut, when coin {"value":1} is sent:',
    '    state: expected shut, now open',
    '    transitions taken: expected none, now shut: coin',
    '    transitions refused by a guard: expected shut: coin, now none',
    '    context paid: expected to stay as it was, now it becomes true',
  ])
  expect(await pinned()).toBe(before)
})

test('a changed step is pinned only when its own flow is accepted', async () => {
  const before = await pinned()
  expect(await pin(turnstile({ price: 1 }), ['door'])).not.toEqual([])
  expect(await pinned()).toBe(before)
  expect(await pin(turnstile({ price: 1 }), ['door', 'turnstile'])).toEqual([])
  expect(await pinned()).not.toBe(before)
})

test('a removed transition changes the steps that took it, although no new path contains them', async () => {
  const before = await pin(turnstile({ staff: true }))
  expect(before, 'a new path needs no acceptance').toEqual([])
  const refusal = await pin(turnstile())
  expect(refusal).toContain('  then, in shut, when badge is sent:')
  expect(refusal).toContain('    transitions taken: expected shut: badge, now none')
})

test('a new path beside the old ones is pinned at once', async () => {
  expect(
    await pin(turnstile(), [], { events: { coin: [{ value: 1 }, { value: 2 }, { value: 3 }] } }),
  ).toEqual([])
  expect(await pinned()).toContain('"value":3')
})

test('steps after a changed one are counted, not described', async () => {
  const [, ...lines] = await pin(turnstile({ price: 3 }))
  expect(lines).toContain('    state: expected open, now shut')
  expect(lines).toContain('    (1 later step of such paths differ too)')
  expect(lines.join('\n')).not.toContain('push is sent')
})

test('with --check nothing is written, whatever is accepted', async () => {
  const before = await pinned()
  const machine = turnstile({ barred: 'open' })
  const next = search('turnstile', machine, cases)
  const check = (accepted: string[]) => settlePlan(machine, file, next, { check: true, accepted })
  expect(await check([])).toContain('    state: expected shut, now open')
  expect(await check(['turnstile'])).toEqual([`${file} is out of date`])
  expect(await pinned()).toBe(before)
})

test('a plan that was pinned under another name is accepted by the name that it has now', async () => {
  const next = search('gate', turnstile({ barred: 'open' }), cases)
  const settle = (accepted: string[]) =>
    settlePlan(turnstile({ barred: 'open' }), file, next, { check: false, accepted })
  const [advice = ''] = await settle([])
  expect(advice).toMatch(/--accept gate$/)
  expect(await settle(['gate'])).toEqual([])
})

test('a long list is cut, and says how much of it is not shown', async () => {
  const many = { events: { coin: Array.from({ length: 30 }, (_, value) => ({ value: value + 2 })) } }
  await rm(file)
  await pin(turnstile(), [], many)
  expect((await pin(turnstile({ price: 100 }), [], many)).at(-1)).toBe('  and 10 more')
})
