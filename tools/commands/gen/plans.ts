import { type Flow, flows } from '../../../machines/registry.ts'
import { casesOf, planFile, settle } from './flow-files.ts'
import { writePlan } from '../../statecharts/plan.ts'
import { search } from '../../statecharts/search.ts'

/** Searches each flow anew and pins what it finds. Answers the plan files that were not up to date. */
export async function generatePlans({
  check,
  only = flows,
}: {
  check: boolean
  only?: Flow[]
}): Promise<string[]> {
  const drifted: string[] = []
  for (const flow of only) {
    const plan = search(flow.id, flow.machine, await casesOf(flow))
    if (await settle(planFile(flow), writePlan(plan), check)) drifted.push(planFile(flow))
  }
  return drifted
}
