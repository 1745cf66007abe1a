import type { AnyStateMachine } from 'xstate'
import { type Flow, flows } from '../../../machines/registry.ts'
import { changeInWords, changesOf, type Plan, search, writePlan } from '@phaen/statecharts'
import { casesOf, planFile, readPlan, settle } from './flow-files.ts'

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

/** A reviewer does not read more at once. */
const MOST_SHOWN = 20

/** Describes every pinned step that would change, which is why the plan is not pinned again. Empty when none would. */
function refusalOf(flow: string, machine: AnyStateMachine, pinned: Plan): string[] {
  const changes = changesOf(machine, pinned)
  if (changes.length === 0) return []
  const [steps, them] =
    changes.length === 1 ? ['1 pinned step does', 'it'] : [`${changes.length} pinned steps do`, 'them']
  const hidden = changes.length - MOST_SHOWN
  return [
    `${flow}: ${steps} something else now. If that is meant, accept ${them} with: npm run gen -- --accept ${flow}`,
    ...changes
      .slice(0, MOST_SHOWN)
      .flatMap((change) => ['', ...changeInWords(change).map((line) => `  ${line}`)]),
    ...(hidden > 0 ? ['', `  and ${hidden} more`] : []),
  ]
}
