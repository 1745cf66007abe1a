import { setTimeout as nextLook } from 'node:timers/promises'
import type { AnyStateMachine } from 'xstate'
import { allNodes, type Oracle, stateName, statesOf } from '@phaen/statecharts'
import type { PageRun } from '../../support/pages/page-run.ts'

/** Two frames: enough for the page to draw, and less than any timer of a flow. */
const drawing = 32
/** While something is awaited, time passes in such pieces: React reveals a part whose script has just arrived by a timer. */
const piece = 100

/** The page may draw before it is looked at; then time passes until what must be seen is, as long as no timer of the flow fires. */
export function settledBefore(
  states: Record<string, Oracle<PageRun>>,
  machine: AnyStateMachine,
): Record<string, Oracle<PageRun>> {
  const patience = patienceOf(machine)
  const settled: Record<string, Oracle<PageRun>> = {}
  for (const [name, oracle] of Object.entries(states)) {
    settled[name] = async (run, context, step) => {
      await run.pass(drawing)
      let left = Math.min(...statesOf(step.value).map(patience))
      let isSeen = false
      const looking = Promise.resolve(oracle(run, context, step)).finally(() => (isSeen = true))
      looking.catch(() => undefined)
      while (!isSeen) {
        if (left >= piece) await run.pass(piece)
        left -= piece
        await Promise.race([looking, nextLook(50)]).catch(() => undefined)
      }
      await looking
      run.replies.close()
    }
  }
  return settled
}

/** How many milliseconds may pass in a state before its timer would fire: none where that is short. */
function patienceOf(machine: AnyStateMachine): (state: string) => number {
  const delays = allNodes(machine.root).flatMap((node) =>
    node.after.map(({ delay }) => {
      const known = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
      return { state: stateName(node), patience: typeof known === 'number' && known < 2000 ? 0 : 1000 }
    }),
  )
  return (state) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...delays.filter((one) => `${state}.`.startsWith(`${one.state}.`)).map(({ patience }) => patience),
    )
}
