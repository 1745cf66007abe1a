import { assign, fromPromise, setup } from 'xstate'
import { expect, test } from 'vitest'
import { everythingMachine } from '../../example/everything.machine.ts'
import { Simulation } from './simulation.ts'

const trafficLight = setup({
  types: {} as { context: { rounds: number }; events: { type: 'fault' } | { type: 'repaired' } },
  actions: { count: assign({ rounds: ({ context }) => context.rounds + 1 }) },
}).createMachine({
  id: 'trafficLight',
  context: { rounds: 0 },
  initial: 'red',
  on: { fault: '.blinking' },
  states: {
    red: { after: { 3000: 'green' } },
    green: { after: { 4000: 'amber' } },
    amber: { after: { 1000: { target: 'red', actions: 'count' } } },
    blinking: { on: { repaired: 'red' } },
  },
})

test('a traffic light goes round by its timers, and a fault puts them out', () => {
  const light = new Simulation(trafficLight, {})
  const names: string[] = []
  for (let step = 0; step < 3; step += 1) {
    const [next] = light.run().timers
    names.push(`${next?.name} ${next?.ms}`)
    light.play({ wait: next?.ms ?? 0 })
  }
  expect(names).toEqual(['after 3000 of red 3000', 'after 4000 of green 4000', 'after 1000 of amber 1000'])
  expect(light.run()).toMatchObject({
    context: { rounds: 1 },
    active: expect.arrayContaining(['trafficLight.red']),
  })
  light.play({ send: { type: 'fault' } })
  expect(light.run().timers).toEqual([])
  light.goTo(2)
  expect(light.run().active).toContain('trafficLight.green')
  expect(light.run().ahead).toHaveLength(3)
})

const player = setup({}).createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    sound: {
      initial: 'off',
      states: {
        off: { on: { power: 'on' } },
        on: {
          initial: 'quiet',
          on: { power: 'off' },
          states: {
            quiet: { on: { louder: 'loud' } },
            loud: { initial: 'flat', states: { flat: { on: { bass: 'deep' } }, deep: {} } },
            last: { type: 'history' },
            lastDeep: { type: 'history', history: 'deep' },
          },
        },
      },
      on: { recall: '.on.last', recallAll: '.on.lastDeep' },
    },
    light: { initial: 'dim', states: { dim: { on: { bright: 'full' } }, full: {} } },
  },
})

test('nested parallel states remember: shallow history forgets what deep history keeps', () => {
  const simulation = new Simulation(player, {})
  for (const type of ['power', 'louder', 'bass', 'bright', 'power', 'recall'])
    simulation.play({ send: { type } })
  expect(simulation.run().active).toEqual(
    expect.arrayContaining(['player.sound.on.loud.flat', 'player.light.full']),
  )
  simulation.goTo(6)
  simulation.play({ send: { type: 'recallAll' } })
  expect(simulation.run().active).toContain('player.sound.on.loud.deep')
})

test('every kind of transition is played: always, actors, callbacks, delays, wildcards, the end of regions', () => {
  const simulation = new Simulation(everythingMachine, {
    inputs: [{ left: 2 }],
    events: { 'note.add': [{ text: 'x' }] },
  })
  simulation.play({ send: { type: 'work.begin' } })
  expect(
    simulation
      .run()
      .actors.map(({ src }) => src)
      .toSorted(),
  ).toEqual(['job', 'ticker'])
  simulation.play({ actor: 'watch', says: { type: 'ticker.tick' } })
  simulation.play({ actor: 'job', done: 1 })
  expect(simulation.run().timers).toMatchObject([{ ms: 100 }])
  simulation.play({ send: { type: 'work.pause' } })
  simulation.play({ send: { type: 'work.resume' } })
  simulation.play({ wait: 100 })
  simulation.play({ actor: 'job', error: { code: 'NO' } })
  simulation.play({ send: { type: 'note.add', text: 'x' } })
  simulation.play({ wait: 100 })
  simulation.play({ actor: 'job', done: 0 })
  const { status, played } = simulation.run()
  expect(status).toBe('done')
  expect(played.at(-1)?.outcome).toMatchObject({ value: 'finished', output: 2 })
  expect(played.flatMap(({ outcome }) => outcome.takes)).toContain('busy.work.judging: always [0]')
})

test('an actor that fails where nobody listens stops the flow, and the run says so', () => {
  const lonely = setup({ actors: { job: fromPromise(() => Promise.resolve()) } }).createMachine({
    id: 'lonely',
    invoke: { id: 'job', src: 'job' },
  })
  const simulation = new Simulation(lonely, {})
  simulation.play({ actor: 'job', error: { code: 'NO' } })
  expect(simulation.run().status).toBe('error')
  expect(simulation.run().played.at(-1)?.outcome.broke).toContain('NO')
})

test('a machine that cannot start without its input says so, and starts with one that is typed', () => {
  const counting = setup({
    types: {} as { input: { from: { first: number } }; context: { first: number } },
  }).createMachine({
    id: 'counting',
    context: ({ input }) => ({ first: input.from.first }),
    initial: 'idle',
    states: { idle: {} },
  })
  const simulation = new Simulation(counting, {})
  expect(simulation.run()).toMatchObject({ status: 'error', context: {} })
  expect(simulation.run().played.at(-1)?.outcome.broke).toContain('from')
  simulation.start({ start: { from: { first: 3 } } })
  expect(simulation.run()).toMatchObject({ status: 'active', context: { first: 3 } })
  expect(simulation.run().active).toContain('counting.idle')
})

test('a guard that fails on a sample refuses it, and its error is told', () => {
  const door = setup({
    types: {} as { events: { type: 'open'; by: { name: string } } },
    guards: { isKnown: ({ event }) => event.by.name.length > 2 },
  }).createMachine({ on: { open: { guard: 'isKnown', actions: () => {} } } })
  const [chance] = new Simulation(door, {}).run().events
  expect(chance).toMatchObject({ event: 'open', answer: 'refused' })
  expect(chance?.broke).toContain("reading 'name'")
  const [sampled] = new Simulation(door, { events: { open: [{ by: { name: 'Somchai' } }] } }).run().events
  expect(sampled).toMatchObject({ answer: 'possible' })
})

test('an event that only a wildcard handles is offered with its samples', () => {
  const any = setup({}).createMachine({
    initial: 'a',
    states: { a: { on: { '*': 'b', known: 'b', 'key.*': 'b' } }, b: {} },
  })
  const events = { known: [{}], other: [{ n: 1 }], 'key.up': [{}] }
  const simulation = new Simulation(any, { events })
  expect(simulation.run().events.map(({ event }) => event)).toEqual(['known', 'key.*', 'other'])
  expect(simulation.run().events.at(-1)).toMatchObject({
    answer: 'possible',
    samples: [{ type: 'other', n: 1 }],
    takes: ['a: *'],
  })
  const without = setup({}).createMachine({ on: { known: {} } })
  expect(new Simulation(without, { events }).run().events).toHaveLength(1)
})

test('a start without input gives the machine none, and not null', () => {
  const counting = setup({ types: {} as { input: { n?: number } | undefined } }).createMachine({
    context: ({ input: { n = 1 } = {} }) => ({ n }),
  })
  expect(new Simulation(counting, {}).run().context).toEqual({ n: 1 })
  expect(new Simulation(counting, { inputs: [{ n: 2 }] }).run().context).toEqual({ n: 2 })
})
