import { assign, createActor, fromPromise, raise, sendTo, setup, spawnChild } from 'xstate'
import { expect, test, vi } from 'vitest'
import { kettleCases } from '../../example/kettle.cases.ts'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { pathsOf } from '../plan.ts'
import { search } from '../search.ts'
import { hasStopped, recordedPath, Simulation } from '../simulation/simulation.ts'
import { everythingMachine } from '../../example/everything.machine.ts'
import { asCase } from './as-case.ts'
import { recordingOf } from './recording.ts'
import { recordedWhile } from './recording.fixture.ts'
import { replayRecording } from './replay-recording.ts'
import { Watch } from './watch.ts'

const machines = [
  {
    name: 'kettle',
    machine: kettleMachine,
    plan: search('kettle', kettleMachine, kettleCases),
  },
  {
    name: 'everything',
    machine: everythingMachine,
    plan: search('everything', everythingMachine, {
      inputs: [{ left: 0 }, { left: 2 }],
      events: { 'note.add': [{ text: 'x' }], 'note.drop': [{}] },
      replies: {
        job: { done: [0, 1], error: [{ code: 'NO' }] },
        ticker: { says: [{ type: 'ticker.tick' }] },
      },
    }),
  },
]

test.each(machines)(
  'each path of $name that was recorded replays to the same states',
  ({ machine, plan }) => {
    const paths = pathsOf(plan)
    expect(paths.length).toBeGreaterThan(2)
    for (const path of paths) {
      const recording = recordedWhile(
        machine,
        path.map((step) => step.do),
      )
      expect(recording.steps.length).toBe(path.length)
      expect(replayRecording(machine, recording)).toEqual({ same: path.length })
    }
  },
)

const fill = { send: { type: 'fill', litres: 1 } }
const boil = { send: { type: 'boil' } }

test('a replay stops at the first difference and says what came instead', () => {
  const recording = recordedWhile(kettleMachine, [{ start: null }, fill, boil, { actor: 'heat', done: null }])
  const broken = kettleMachine.provide({ guards: { fits: () => false } })
  expect(replayRecording(broken, recording)).toMatchObject({
    same: 1,
    difference: { index: 1, step: { value: 'cold' }, actual: { value: 'empty' } },
  })
  const simulation = new Simulation(broken, kettleCases)
  simulation.load(recordedPath(recording), recording.steps.length)
  const { played, ahead } = simulation.run()
  expect(hasStopped(played)).toBe(true)
  expect([played.length, ahead.length]).toEqual([2, 2])
  simulation.playNext()
  expect(simulation.run().played).toHaveLength(2)
})

test('timers fire in the order in which they were due, whatever happened between', () => {
  const lamp = setup({}).createMachine({
    id: 'lamp',
    context: {},
    type: 'parallel',
    states: {
      slow: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
      quick: {
        initial: 'idle',
        states: { idle: { on: { press: 'on' } }, on: { after: { 200: 'off' } }, off: {} },
      },
    },
  })
  const recording = {
    machine: 'lamp',
    actor: 'lamp',
    steps: [
      { at: 0, do: { start: null }, value: { slow: 'on', quick: 'idle' } },
      {
        at: 900,
        do: { send: { type: 'press' } },
        value: { slow: 'on', quick: 'on' },
        takes: ['quick.idle: press'],
      },
      { at: 1001, do: { wait: 101 }, value: { slow: 'off', quick: 'on' }, takes: ['slow.on: after 1000'] },
      { at: 1102, do: { wait: 101 }, value: { slow: 'off', quick: 'off' }, takes: ['quick.on: after 200'] },
    ],
  }
  expect(replayRecording(lamp, recording)).toEqual({ same: 4 })
})

test('an event that waited in the mailbox is recorded where it was taken', () => {
  const echo = setup({}).createMachine({
    id: 'echo',
    initial: 'a',
    states: {
      a: { on: { go: { target: 'b', actions: raise({ type: 'on' }, { delay: 0 }) } } },
      b: { on: { on: 'c', late: 'd' } },
      c: { on: { late: 'e' } },
      d: {},
      e: {},
    },
  })
  const watch = new Watch({ now: () => 0 })
  const actor = createActor(echo, { inspect: watch.inspect })
  actor.subscribe((snapshot) => {
    if (snapshot.value === 'b') actor.send({ type: 'late' })
  })
  actor.start()
  actor.send({ type: 'go' })
  expect(
    watch.entries().map(({ event, after }) => [event.type, after && Reflect.get(after, 'value')]),
  ).toEqual([
    ['go', 'b'],
    ['late', 'd'],
  ])
})

test.each([undefined, 2])(
  'actors without an id have in a recording the names of its replay',
  async (limit) => {
    const answer = () => new Promise((resolve) => setTimeout(resolve, 1))
    const jobs = setup({
      actors: { job: fromPromise(answer) },
      types: { context: {} as { jobs: unknown[]; self: unknown; last?: unknown } },
    }).createMachine({
      id: 'jobs',
      context: ({ spawn, self }) => ({
        jobs: [spawn('job')],
        // A persisted machine does not find itself again.
        self: limit === undefined ? self : null,
      }),
      entry: [spawnChild('job'), spawnChild('job', { id: 'named' })],
      on: {
        more: {
          actions: assign(({ context, spawn }) => {
            const job = spawn('job')
            return { jobs: [...context.jobs, job], last: job.id }
          }),
        },
        'xstate.done.actor.*': { actions: assign({ last: 'answered' }) },
      },
    })
    const watch = new Watch(limit === undefined ? {} : { limit })
    const actor = createActor(jobs, { inspect: watch.inspect }).start()
    actor.send({ type: 'more' })
    actor.send({ type: 'more' })
    const jobsDone = () => Object.values(actor.getSnapshot().children).map((one) => one?.getSnapshot().status)
    await vi.waitFor(() => expect(jobsDone()).toEqual(Array(5).fill('done')))
    actor.send({ type: 'more' })
    actor.send({ type: 'more' })
    const [watched] = watch.actors()
    const recording = watched && recordingOf(watched, watch.entries())
    expect(JSON.stringify(recording?.steps)).not.toMatch(/\bx:\d/)
    expect(recording?.steps.at(-1)?.context).toMatchObject({ last: 'job#6' })
    expect(recording && replayRecording(jobs, recording)).toEqual({ same: recording?.steps.length })
  },
)

test.each([undefined, 4])('what an actor sends to itself at once belongs to the move before', (limit) => {
  const echoing = setup({
    types: {} as { context: { heard: number } },
    actions: {
      echo: sendTo(({ self }) => self, { type: 'echo' }),
      later: sendTo(({ self }) => self, { type: 'echo' }, { delay: 5 }),
      hear: assign({ heard: ({ context }) => context.heard + 1 }),
    },
  }).createMachine({
    id: 'echoing',
    context: { heard: 0 },
    entry: 'echo',
    initial: 'quiet',
    on: { echo: { actions: 'hear' }, again: { actions: ['echo', 'echo', 'later'] } },
    states: { quiet: { on: { again: { target: 'loud', actions: ['echo', 'later'] } } }, loud: {} },
  })
  const again = { send: { type: 'again' } }
  const recording = recordedWhile(echoing, [{ start: null }, again, { wait: 5 }, again, { wait: 5 }], limit)
  if (limit === undefined) {
    expect(recording.steps.map((step) => step.do)).toMatchObject([
      { start: null },
      again,
      { wait: 5 },
      again,
      { wait: 5 },
    ])
    expect(recording.steps.map(({ context }) => context?.heard)).toEqual([1, 2, 3, 5, 6])
  }
  expect(replayRecording(echoing, recording)).toEqual({ same: recording.steps.length })
})

test('where the log begins too late, the recording goes on from what it still knows', () => {
  const moves = [{ start: null }, fill, boil, { send: { type: 'lift' } }, boil, { actor: 'heat', done: null }]
  const recording = recordedWhile(kettleMachine, moves, 3)
  expect(recording.lost).toBeGreaterThan(0)
  expect(recording.steps[0]?.do).toHaveProperty('resume')
  expect(replayRecording(kettleMachine, recording)).toEqual({ same: recording.steps.length })
})

test('as a case it is a test that knows the machine and the recording', () => {
  const recording = recordedWhile(kettleMachine, [{ start: null }, fill])
  const text = asCase(recording, {
    exported: 'kettleMachine',
    machineFile: './kettle.machine.ts',
  })
  expect(text).toContain("import { kettleMachine } from './kettle.machine.ts'")
  const literal = /const recorded = ([\s\S]*?)\n\nit\(/.exec(text)?.[1] ?? ''
  expect(JSON.parse(literal)).toEqual(recording)
})
