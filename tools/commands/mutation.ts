import { modules } from './mutation/modules.ts'
import { runStryker } from './mutation/run-stryker.ts'

/**
 * `npm run test:mutation [-- <module> ...]`: breaks the modules of money, products and secrets in many small ways with Stryker,
 * and prints the share that their tests notice, and what they do not.
 */
const wanted = 85
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in modules))
if (unknown.length > 0)
  throw new Error(`No module is named ${unknown.join(', ')}: there are ${Object.keys(modules).join(', ')}`)

const lines: string[] = []
for (const name of named.length > 0 ? named : Object.keys(modules)) {
  const { detected, total, survivors } = runStryker(name)
  const score = total === 0 ? 0 : (100 * detected) / total
  lines.push(`${name.padEnd(10)} ${score.toFixed(1).padStart(5)} %  ${detected} of ${total} noticed`)
  lines.push(...survivors.map((survivor) => `  survived  ${survivor.replaceAll(/\s+/g, ' ').slice(0, 150)}`))
  if (score < wanted) process.exitCode = 1
}
console.log(lines.join('\n'))
