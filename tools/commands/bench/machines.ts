import { type AnyStateMachine, type AnyStateNode, createActor, transition } from 'xstate'
import { type Flow, flows } from '../../../machines/registry.ts'
import { casesOf } from '../gen/flow-files.ts'
import { percentile } from './load.ts'
import { aPress, quiet, type Step, stepsOf, timesOf, twoStates, withoutAssignments } from './steps-of.ts'

const rounds = 5
const actorsInARound = 100

/** How long the statecharts themselves take: one step of the largest, and bringing the shop's flows to life. */
export async function benchMachines(): Promise<void> {
  const [largest] = flows.toSorted((one, other) => states(other.machine.root) - states(one.machine.root))
  if (largest) await benchSteps(largest)
  await benchBirths()
}

function states(node: AnyStateNode): number {
  return Object.values(node.states).reduce((count, child) => count + 1 + states(child), 0)
}

/** Taken in turns, so that a busy machine slows them all. */
async function benchSteps(flow: Flow): Promise<void> {
  const steps = await stepsOf(flow)
  const [whole, bare] = [quiet(flow.machine), withoutAssignments(flow.machine)]
  const [busy, calm] = [steps.filter((step) => step.movesActors), steps.filter((step) => !step.movesActors)]
  const found = { floor: [0], pure: [0], bare: [0], whole: [0], calm: [0], busy: [0] }
  for (let round = 0; round < rounds; round += 1) {
    const sends = (machine: AnyStateMachine, all: Step[]) =>
      median(all.flatMap((step) => timesOf(machine, step, actorsInARound)))
    found.floor[round] = sends(twoStates, new Array(steps.length).fill(aPress))
    found.pure[round] = median(pureSteps())
    found.bare[round] = sends(bare, steps)
    found.whole[round] = sends(whole, steps)
    found.calm[round] = sends(whole, calm)
    found.busy[round] = sends(whole, busy)
  }
  const floor = median(found.floor)
  const tell = (name: string, times: number[], wanted = '') =>
    console.log(
      `${name}: ${median(times).toFixed(1)} µs, ${(median(times) / floor).toFixed(1)} times the floor${wanted}`,
    )
  tell("one event to an empty machine of two states, XState's floor", found.floor)
  tell('the same by the pure transition(), which makes an actor each time', found.pure)
  tell(
    `one event to ${flow.id}, the largest flow, ${steps.length} kinds`,
    found.whole,
    ' (wanted: under 5 µs)',
  )
  tell(`  where no actor begins or ends, ${calm.length} kinds`, found.calm)
  tell(`  where one does, ${busy.length} kinds`, found.busy)
  tell('  all of them in the same chart without its assignments', found.bare)
}

function pureSteps(): number[] {
  const start = createActor(twoStates).getSnapshot()
  return Array.from({ length: actorsInARound * 10 }, () => {
    const began = performance.now()
    transition(twoStates, start, { type: 'press' })
    return (performance.now() - began) * 1000
  })
}

async function benchBirths(): Promise<void> {
  const inputs = new Map<string, unknown>()
  for (const flow of flows) inputs.set(flow.id, (await casesOf(flow)).inputs?.[0])
  const machineOf = (id: string) => {
    const flow = flows.find((one) => one.id === id)
    if (!flow) throw new Error(`There is no flow ${id}`)
    return quiet(flow.machine)
  }
  const app = machineOf('app').provide({ actors: { cart: machineOf('cart'), profile: machineOf('profile') } })
  const input = { language: 'th', categories: [], hasAccessToken: true }
  const births = {
    'app with a customer, started with cart and profile as its children': () =>
      createActor(app, { input }).start().stop(),
    [`createActor of all ${flows.length} flows`]: () => {
      for (const { id, machine } of flows) createActor(machine, { input: inputs.get(id) })
    },
  }
  for (const [name, birth] of Object.entries(births)) {
    const times = Array.from({ length: rounds * actorsInARound }, () => {
      const start = performance.now()
      birth()
      return (performance.now() - start) * 1000
    })
    console.log(`${name}, median: ${median(times).toFixed(0)} µs (under 2,000 µs)`)
  }
}

const median = (times: number[]) => percentile(times, 50)
