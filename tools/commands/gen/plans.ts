import { type Flow, flows } from '../../../machines/registry.ts'
import { type Plan, writePlan } from '../../statecharts/plan.ts'
import { search } from '../../statecharts/search.ts'
import { casesOf, planFile, readPlan, settle } from './flow-files.ts'
import { refusalOf } from './refusal.ts'

interface Options {
  check: boolean
  /** Flows whose pinned steps may change. */
  accepted?: string[]
  only?: Flow[]
}

/** Searches each flow and pins the paths it finds, unless a pinned step would change and its flow is not accepted. */
export async function generatePlans({ check, accepted = [], only = flows }: Options): Promise<string[]> {
  const complaints: string[] = []
  for (const flow of only) {
    const plan = search(flow.id, flow.machine, await casesOf(flow))
    complaints.push(...(await settlePlan(flow, planFile(flow), plan, { check, accepted })))
  }
  return complaints
}

/** Writes one plan. Returns the reasons why it did not, line by line. */
export async function settlePlan(
  { id, machine }: Pick<Flow, 'id' | 'machine'>,
  file: string,
  next: Plan,
  { check, accepted }: { check: boolean; accepted: string[] },
): Promise<string[]> {
  const pinned = await readPlan(file)
  const refusal = pinned && !accepted.includes(id) ? refusalOf(id, machine, pinned) : []
  const drifted = await settle(file, writePlan(next), check || refusal.length > 0)
  if (refusal.length > 0) return refusal
  return check && drifted ? [`${file} is not what npm run gen writes`] : []
}
