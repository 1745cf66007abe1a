import type { Plan, Step } from '../plan.ts'
import { statesOf } from './states-of.ts'

/** The shortest pinned path to a state, or to one inside it. Its name may leave out the states around it. */
export function pathTo(plan: Plan, state: string): Step[] | undefined {
  const byNumber = new Map(plan.steps.map((step) => [step.step, step]))
  const trailTo = (step: Step): Step[] => {
    const before = step.from === undefined ? undefined : byNumber.get(step.from)
    return before ? [...trailTo(before), step] : [step]
  }
  return plan.steps
    .filter(({ value }) => statesOf(value).some((path) => `.${path}.`.includes(`.${state}.`)))
    .map(trailTo)
    .toSorted((one, other) => one.length - other.length)[0]
}
