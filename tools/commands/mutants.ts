import { flows } from '../../machines/registry.ts'
import { judge, type Judgement } from './mutants/judge.ts'

/** `npm run test:mutants [-- <flow> ...]`: breaks each machine in every small way and counts what the tests notice. */
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? flows.filter(({ id }) => wanted.includes(id)) : flows
const judgements: Judgement[] = []

for (const flow of chosen) {
  const judgement = await judge(flow)
  judgements.push(judgement)
  const { total, byPlan, byTests, equivalent, survived, stale } = judgement
  const killed = `${byPlan + byTests}/${total}`.padStart(8)
  console.log(
    `${flow.id.padEnd(16)} killed ${killed}  (${byPlan} by the plan, ${byTests} by hand-written tests)`,
  )
  for (const name of equivalent) console.log(`  equivalent  ${name}`)
  for (const name of survived) console.log(`  SURVIVED    ${name}`)
  for (const name of stale)
    console.log(
      `  STALE       ${name}: explained as equivalent, but it is noticed or there is no such mutant`,
    )
}

const sum = (count: (judgement: Judgement) => number) =>
  judgements.reduce((so, judgement) => so + count(judgement), 0)
const failures = sum(({ survived, stale }) => survived.length + stale.length)
console.log(
  `all: killed ${sum(({ byPlan, byTests }) => byPlan + byTests)}/${sum(({ total }) => total)}, ` +
    `${sum(({ equivalent }) => equivalent.length)} equivalent, ${failures} to look at`,
)
process.exitCode = failures > 0 ? 1 : 0
