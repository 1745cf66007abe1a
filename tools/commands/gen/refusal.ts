import type { AnyStateMachine } from 'xstate'
import type { Plan } from '../../statecharts/plan.ts'
import { changeInWords, changesOf } from '../../statecharts/plan-changes.ts'

/** A reviewer does not read more at once. */
const MOST_SHOWN = 20

/** Describes every pinned step that would change, which is why the plan is not pinned again. Empty when none would. */
export function refusalOf(flow: string, machine: AnyStateMachine, pinned: Plan): string[] {
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
