import type { Flow } from '../../../machines/registry.ts'
import { judge, type Judgement } from './judge.ts'
import { complaintsAbout, knownOf, pin } from './pinned.ts'

/**
 * Breaks machines in many small ways and counts what the tests detect. Prints known survivors; with `isPinning` those that
 * are detected now leave that list, and none is ever added. Returns whether there is nothing to look at.
 */
export async function breakMachines(chosen: readonly Flow[], isPinning: boolean): Promise<boolean> {
  const judgements: Judgement[] = []
  for (const flow of chosen) {
    const judgement = await judge(flow)
    judgements.push(judgement)
    if (isPinning) pin(judgement)
    const { total, byPlan, leftToTests } = judgement
    const killed = `${byPlan + leftToTests.length}/${total}`.padStart(8)
    console.log(
      `${flow.id.padEnd(16)} killed ${killed}  (${byPlan} by the plan, ${leftToTests.length} by hand-written tests)`,
    )
    const { survivors, notAssertedByHand } = knownOf(flow.id)
    for (const name of survivors) console.log(`  known survivor    ${name}`)
    for (const name of notAssertedByHand) console.log(`  known not by hand ${name}`)
    for (const complaint of complaintsAbout(judgement, knownOf(judgement.flow))) console.log(`  ${complaint}`)
  }

  const sum = (count: (judgement: Judgement) => number) =>
    judgements.reduce((so, judgement) => so + count(judgement), 0)
  const failures = sum((judgement) => complaintsAbout(judgement, knownOf(judgement.flow)).length)
  console.log(
    `all: killed ${sum(({ byPlan, leftToTests }) => byPlan + leftToTests.length)}/${sum(({ total }) => total)}, ` +
      `${sum(({ flow }) => knownOf(flow).survivors.length)} known survivors, ` +
      `${sum(({ flow }) => knownOf(flow).notAssertedByHand.length)} inputs and payloads not asserted by hand, ` +
      `${failures} to look at`,
  )
  return failures === 0
}
