import { parseArgs } from 'node:util'
import { uiMutants } from './ui-mutants/all-mutants.ts'
import { caughtAmong } from './ui-mutants/run-mutants.ts'

/**
 * `npm run test:ui-mutants [-- <word> ...]`: puts one fault after the other into the screens and runs the tests that
 * should see it. With words, only the mutants whose name or file contains one of them.
 */
const { positionals: words } = parseArgs({ allowPositionals: true })
const chosen = uiMutants.filter(
  ({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)),
)
const caught = new Set(caughtAmong(chosen).map(({ name }) => name))
const width = Math.max(...chosen.map(({ name }) => name.length))

for (const { name, kind, file } of chosen)
  console.log(
    `${caught.has(name) ? 'caught  ' : 'SURVIVED'}  ${kind.padEnd(16)}  ${name.padEnd(width)}  ${file}`,
  )

const survivors = chosen.filter(({ name }) => !caught.has(name)).length
console.log(`${chosen.length - survivors} of ${chosen.length} caught`)
process.exitCode = survivors > 0 || chosen.length === 0 ? 1 : 0
