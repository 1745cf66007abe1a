import { parseArgs } from 'node:util'
import { flows } from '../../machines/registry.ts'
import { breakMachines } from './mutants/break-machines.ts'
import { breakCode } from './mutants/code/break-code.ts'
import { modules } from './mutants/code/modules.ts'

/**
 * `npm run mutants -- [<flow> ...] [<module> ...] [--pin]`: breaks machines and modules in many small ways, and says what no
 * test notices. Without a name, every machine.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pin: { type: 'boolean', default: false } },
})
const machines = flows.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const code = positionals.filter((name) => name in modules)
if (machines.length + code.length < positionals.length)
  throw new Error(`There are: ${[...flows.map(({ id }) => id), ...Object.keys(modules)].join(', ')}`)

const areMachinesFine = machines.length === 0 || (await breakMachines(machines, values.pin))
const isCodeFine = code.length === 0 || breakCode(code)
process.exitCode = areMachinesFine && isCodeFine ? 0 : 1
