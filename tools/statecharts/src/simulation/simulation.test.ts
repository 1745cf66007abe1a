import { expect, test } from 'vitest'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { kettleCases as cases } from '../../example/kettle.cases.ts'
import { pathsOf } from '../plan.ts'
import { search } from '../search.ts'
import { Simulation, plannedPath } from './simulation.ts'

const kettle = () => new Simulation(kettleMachine, cases)
const chance = (simulation: Simulation, event: string) =>
  simulation.run().events.find((one) => one.event === event)

test('it starts at once and says what each event would do', () => {
  const simulation = kettle()
  expect(simulation.run().active).toContain('kettle.empty')
  expect(chance(simulation, 'fill')).toMatchObject({
    answer: 'possible',
    to: ['cold'],
    takes: ['empty: fill'],
  })
  expect(chance(simulation, 'boil')).toMatchObject({
    answer: 'ignored',
    reason: 'There is no cold water to boil.',
  })
})

test('an event that every sample has refused is named with its guard', () => {
  const simulation = new Simulation(kettleMachine, { events: { fill: [{ litres: 3 }] } })
  expect(chance(simulation, 'fill')).toMatchObject({ answer: 'refused', guards: ['fits'] })
})

test('an actor waits for its answer, and a timer for its time', () => {
  const simulation = kettle()
  simulation.play({ send: { type: 'fill', litres: 1 } })
  simulation.play({ send: { type: 'boil' } })
  const [actor] = simulation.run().actors
  expect(actor).toMatchObject({ id: 'heat', src: 'heat', input: { litres: 1 } })
  const done = actor?.moves.find((move) => 'done' in move)
  if (done) simulation.play(done)
  expect(simulation.run().active).toContain('kettle.hot')
  expect(simulation.run().timers).toEqual([{ name: 'after coolDown of hot', ms: 60_000 }])
  simulation.play({ wait: 60_000 })
  expect(simulation.run().active).toContain('kettle.cold')
  expect(simulation.run().timers).toEqual([])
})

test('going back plays the run again and keeps the rest ahead; another move drops it', () => {
  const simulation = kettle()
  simulation.play({ send: { type: 'fill', litres: 1 } })
  simulation.play({ send: { type: 'boil' } })
  simulation.goTo(2)
  expect(simulation.run().active).toContain('kettle.cold')
  expect(simulation.run().context).toMatchObject({ litres: 1 })
  expect(simulation.run().ahead.map(({ move }) => move)).toEqual([{ send: { type: 'boil' } }])
  simulation.playNext()
  expect(simulation.run().active).toContain('kettle.heating')
  simulation.goTo(1)
  simulation.play({ send: { type: 'fill', litres: 2 } })
  expect(simulation.run().ahead).toEqual([])
})

test('each pinned path ends as it is pinned', () => {
  const plan = search('kettle', kettleMachine, cases)
  for (const path of pathsOf(plan)) {
    const simulation = kettle()
    simulation.load(plannedPath(path))
    simulation.goTo(path.length)
    expect(simulation.run().played.every(({ same }) => same)).toBe(true)
    expect(simulation.run().played.at(-1)?.outcome.value).toEqual(path.at(-1)?.value)
  }
})

test('a step that leads elsewhere than pinned is marked', () => {
  const simulation = kettle()
  const [path] = pathsOf(search('kettle', kettleMachine, cases))
  const wrong = plannedPath(path ?? []).map(({ move, expected }) => ({
    move,
    ...(expected && { expected: { ...expected, value: 'elsewhere' } }),
  }))
  simulation.load(wrong)
  expect(simulation.run().played.map(({ same }) => same)).toEqual([false])
})
