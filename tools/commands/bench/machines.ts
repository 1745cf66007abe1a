import { type AnyStateMachine, type AnyStateNode, createActor, transition } from 'xstate'
import { type Flow, flows } from '../../../machines/registry.ts'
import { casesOf } from '../gen/flow-files.ts'
import { percentile } from './load.ts'
import { pressStep, quiet, type Step, stepsOf, timesOf, twoStates, withoutAssignments } from './steps-of.ts'

const rounds = 5
const actorsInARound = 100

/** Measures the statecharts themselves: one step of the largest, and starting the shop's flows. */
export async function benchMachines(): Promise<void> {
  const [largest] = flows.toSorted((one, other) => states(other.machine.root) - states(one.machine.root))
  if (largest) await benchSteps(largest)
  await benchStarts()
}

function states(node: AnyStateNode): number {
  return Object.values(node.states).reduce((count, child) => count + 1 + states(child), 0)
}

/** Alternates between the machines, so that a busy computer slows all of them alike. */
async function benchSteps(flow: Flow): Promise<void> {
  const steps = await stepsOf(flow)
  const [whole, bare] = [quiet(flow.machine), withoutAssignments(flow.machine)]
  const [busy, calm] = [steps.filter((step) => step.movesActors), steps.filter((step) => !step.movesActors)]
  const found = { minimum: [0], pure: [0], bare: [0], whole: [0], calm: [0], busy: [0] }
  for (let round = 0; round < rounds; round += 1) {
    const sends = (machine: AnyStateMachine, all: Step[]) =>
      median(all.flatMap((step) => timesOf(machine, step, actorsInARound)))
    found.minimum[round] = sends(twoStates, new Array(steps.length).fill(pressStep))
    found.pure[round] = median(pureSteps())
    found.bare[round] = sends(bare, steps)
    found.whole[round] = sends(whole, steps)
    found.calm[round] = sends(whole, calm)
    found.busy[round] = sends(whole, busy)
  }
  const minimum = median(found.minimum)
  const print = (name: string, times: number[], goal = '') =>
    console.log(
      `${name}: ${median(times).toFixed(1)} µs, ${(median(times) / minimum).toFixed(1)} times the minimum${goal}`,
    )
  print('one event to an empty machine of two states, the minimum', found.minimum)
  print('the same by the pure transition(), which creates an actor each time', found.pure)
  print(
    `one event to ${flow.id}, the largest flow, ${steps.length} kinds`,
    found.whole,
    ' (goal: under 5 µs)',
  )
  print(`  that start and stop no actor, ${calm.length} kinds`, found.calm)
  print(`  that start or stop an actor, ${busy.length} kinds`, found.busy)
  print('  all kinds, in the same chart without its assignments', found.bare)
}

function pureSteps(): number[] {
  const start = createActor(twoStates).getSnapshot()
  return Array.from({ length: actorsInARound * 10 }, () => {
    const began = performance.now()
    transition(twoStates, start, { type: 'press' })
    return (performance.now() - began) * 1000
  })
}

async function benchStarts(): Promise<void> {
  const inputs = new Map<string, unknown>()
  for (const flow of flows) inputs.set(flow.id, (await casesOf(flow)).inputs?.[0])
  const machineOf = (id: string) => {
    const flow = flows.find((one) => one.id === id)
    if (!flow) throw new Error(`There is no flow ${id}`)
    return quiet(flow.machine)
  }
  const [app, cart, profile] = [machineOf('app'), machineOf('cart'), machineOf('profile')]
  const input = { language: 'th', categories: [] }
  const starts = {
    'app, cart and profile, started': () => {
      createActor(app, { input }).start().stop()
      createActor(cart, { input: inputs.get('cart') })
        .start()
        .stop()
      createActor(profile, { input: inputs.get('profile') })
        .start()
        .stop()
    },
    [`createActor of all ${flows.length} flows`]: () => {
      for (const { id, machine } of flows) createActor(machine, { input: inputs.get(id) })
    },
  }
  for (const [name, start] of Object.entries(starts)) {
    const times = Array.from({ length: rounds * actorsInARound }, () => {
      const began = performance.now()
      start()
      return (performance.now() - began) * 1000
    })
    console.log(`${name}, median: ${median(times).toFixed(0)} µs (under 2,000 µs)`)
  }
}

const median = (times: number[]) => percentile(times, 50)
