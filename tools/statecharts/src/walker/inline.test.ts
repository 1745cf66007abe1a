import {
  assign,
  createActor,
  createMachine,
  enqueueActions,
  fromPromise,
  fromTransition,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { expect, test, vi } from 'vitest'
import { replay } from '../plan.ts'
import { search } from '../search.ts'
import { Simulation } from '../simulation/simulation.ts'

test('what stands in the config without a name does nothing in a search, and is still in the plan', () => {
  const ran = vi.fn<() => void>()
  const asked = fromPromise(async () => ran())
  const machine = createMachine({
    id: 'inline',
    entry: () => ran(),
    initial: 'asking',
    states: {
      asking: {
        initial: 'first',
        states: { first: { exit: () => ran() } },
        invoke: [
          { src: 'unknown' },
          {
            src: asked,
            onDone: {
              target: 'enqueueing',
              actions: function thank() {
                ran()
              },
            },
          },
        ],
      },
      enqueueing: {
        entry: enqueueActions(({ enqueue }) => {
          enqueue(() => ran())
          enqueue.spawnChild(asked)
          enqueue.assign(({ spawn }) => ({ ref: spawn(asked, { id: 'same' }) }))
        }),
        on: { more: { actions: spawnChild(asked, { id: 'more' }) } },
        always: { target: 'over', guard: ({ context }) => context.over === true, actions: () => ran() },
        after: { 10: { actions: () => ran() } },
      },
      over: {},
    },
  }).provide({ actors: { unknown: asked } })
  const plan = search('inline', machine, {
    effort: 40,
    replies: { 'xstate.invoke.1.inline.asking': { done: [1] } },
  })
  expect(ran).not.toHaveBeenCalled()
  const taken = plan.steps.flatMap((step) => step.takes ?? [])
  expect(taken).toContain('asking: done 1.inline.asking')
  expect(plan.steps.flatMap((step) => step.actions ?? [])).toContain('thank')
  expect(replay(machine, plan).drift).toBeUndefined()
})

const job = fromPromise(() => Promise.resolve(1))

test('actors that are started without an id have the same name in each run, and answer by it', () => {
  const machine = setup({
    actors: { job },
    actions: { noteAnswer: () => {} },
    types: { context: {} as { jobs: unknown[]; others: unknown[] } },
  }).createMachine({
    id: 'jobs',
    context: ({ spawn }) => ({ jobs: [spawn('job')], others: [] }),
    entry: spawnChild('job'),
    on: {
      more: { actions: assign({ jobs: ({ context, spawn }) => [...context.jobs, spawn('job')] }) },
      other: { actions: assign({ others: ({ spawn }) => [spawn(job)] }) },
      self: { actions: sendTo(({ self }) => self, { type: 'nothing' }) },
      'xstate.done.actor.*': { actions: 'noteAnswer' },
    },
  })
  const replies = { job: { done: [1] }, actor: { done: [2] } }
  const plan = search('jobs', machine, { effort: 12, replies })
  const text = JSON.stringify(plan)
  expect(text).toContain('{"jobs":["(actor job#1)"],"others":[]}')
  expect(text).toContain('{"start":"job#2 (job)","input":"(undefined)"}')
  expect(text).toContain('"do":{"actor":"job#1","done":1}')
  expect(text).toContain('{"others":["(actor actor#1)"]}')
  expect(text).toContain('{"to":"jobs"')
  expect(text).not.toMatch(/\bx:\d/)
  expect(replay(machine, plan).drift).toBeUndefined()
  const simulation = new Simulation(machine, { replies })
  simulation.play({ send: { type: 'other' } })
  expect(simulation.run().actors.at(-1)).toMatchObject({
    src: 'actor',
    moves: [{ actor: 'actor#1', done: 2 }],
  })
  expect(search('jobs', machine, { effort: 12, replies })).toEqual(plan)
})

const clock = createMachine({ context: { seconds: 0 }, initial: 'on', states: { on: {}, off: {} } })
const counter = fromTransition((state: { seconds: number }) => state, { seconds: 2 })

test.each([
  ['a machine', clock, { seconds: 0, isOn: true }],
  ['a transition', counter, { seconds: 2, isOn: 'unknown' }],
  ['a placeholder', job, { isOn: 'unknown' }],
])('a parent that reads the snapshots of %s can do so from the start', (_, watched, first) => {
  const machine = createMachine({
    id: 'watching',
    context: {},
    invoke: {
      id: 'clock',
      src: 'clock',
      onSnapshot: {
        actions: assign(({ event }) => ({
          seconds: event.snapshot.context.seconds,
          isOn: event.snapshot.matches?.('on') ?? 'unknown',
        })),
      },
    },
  }).provide({ actors: { clock: watched } })
  const simulation = new Simulation(machine, {})
  expect(simulation.run().context).toMatchObject(first)
  simulation.play({ actor: 'clock', shows: { value: 'off', context: { seconds: 3 } } })
  expect(simulation.run().context).toEqual({ seconds: 3, isOn: false })
  expect(simulation.run().status).toBe('active')
})

test('the log of a machine is not printed', () => {
  const loggers = new Set<unknown>()
  const machine = createMachine({
    id: 'logging',
    context: ({ self }) => {
      loggers.add(Reflect.get(self, 'logger'))
      return {}
    },
  })
  search('logging', machine, {})
  expect(loggers.size).toBeGreaterThan(0)
  // XState's own is bound to the console before a test can listen there.
  expect(loggers).not.toContain(Reflect.get(createActor(clock), 'logger'))
})
