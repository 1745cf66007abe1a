import {
  type AnyMachineSnapshot,
  type AnyStateNode,
  createActor,
  getInitialSnapshot,
  transition,
} from 'xstate'
import { type Flow, flows } from '../../machines/registry.ts'
import { casesOf } from '../model/files.ts'
import { percentile } from './load.ts'

const rounds = 300
const stepsInARound = 100

/** How long the statecharts themselves take: one step of the largest, and bringing every flow to life. */
export async function benchMachines(): Promise<void> {
  const [largest] = flows.toSorted((one, other) => states(other.machine.root) - states(one.machine.root))
  if (largest) await benchSteps(largest)
  await benchBirths()
}

function states(node: AnyStateNode): number {
  return Object.values(node.states).reduce((count, child) => count + 1 + states(child), 0)
}

async function benchSteps(flow: Flow): Promise<void> {
  const { id, machine } = flow
  const { inputs = [undefined], events = {} } = await casesOf(flow)
  const start: AnyMachineSnapshot = getInitialSnapshot(machine, inputs[0])
  const samples = Object.entries(events).flatMap(([type, payloads]) =>
    (payloads ?? []).map((payload) => ({ type, ...payload })),
  )
  const steps = samples.filter((event) => start.can(event))
  const perStep = timesOf(() => {
    for (const event of steps) transition(machine, start, event)
  }).map((time) => time / steps.length)
  tell(`one step of ${id}, the largest flow (${steps.length} kinds), median`, perStep, 'under 5 µs')
}

async function benchBirths(): Promise<void> {
  const inputs = new Map<string, unknown>()
  for (const flow of flows) inputs.set(flow.id, (await casesOf(flow)).inputs?.[0])
  const births = timesOf(() => {
    for (const { id, machine } of flows) createActor(machine, { input: inputs.get(id) })
  })
  tell(`createActor of all ${flows.length} flows, median`, births, 'under 2,000 µs')
}

/** Microseconds of one run of the work, round by round. */
function timesOf(work: () => void): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now()
    for (let step = 0; step < stepsInARound; step += 1) work()
    return ((performance.now() - start) * 1000) / stepsInARound
  })
}

function tell(name: string, times: number[], wanted: string): void {
  console.log(`${name}: ${percentile(times, 50).toFixed(1)} µs (${wanted})`)
}
