import type { Move } from '../cases.ts'
import type { Plan } from '../plan.ts'
import { statesOf } from './states-of.ts'
import type { SystemUnderTest } from './system-under-test.ts'

/** Everything that the plan needs and the adapter lacks, in words. */
export function missingDrivers<Run>(plan: Plan, system: SystemUnderTest<Run>): string[] {
  const needed = plan.steps.flatMap((step) => [
    driverFor(step.do, system),
    ...statesOf(step.value).map((state) => (state in system.states ? undefined : `the state ${state}`)),
  ])
  return [...new Set(needed.filter((name) => name !== undefined))].toSorted()
}

function driverFor<Run>(move: Move, { send, actors }: SystemUnderTest<Run>): string | undefined {
  if ('send' in move) return move.send.type in send ? undefined : `the event ${move.send.type}`
  if (!('actor' in move)) return undefined
  const replies = actors[move.actor]
  if ('says' in move)
    return replies?.says?.[move.says.type] ? undefined : `${move.actor} saying ${move.says.type}`
  const kind = (['done', 'error', 'shows'] as const).find((one) => one in move)
  return kind && !replies?.[kind] ? `${move.actor} with ${kind}` : undefined
}
