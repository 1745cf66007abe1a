import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { seededRandom } from '@phaen/statecharts'
import { buildIfStale } from '../../tools/build/build-if-stale.ts'
import { Cluster } from './cluster.ts'
import { installPackages, versions, whyNotHere } from './machine.ts'
import { closeNetwork, onHub, openNetwork } from './network.ts'
import { printOutcome, printTable, type Outcome } from './report.ts'
import { scenarios } from './scenarios.ts'

const usage = `Usage: npm test -- cluster [--runs <number>] [--seed <number>] [--fault <name> ...]

  --runs   how often each is tried; 1 without it
  --seed   who is hit and when; 1 without it
  --fault  only this one: ${Object.keys(scenarios).join(', ')}
`

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'string', multiple: true, default: Object.keys(scenarios) },
    /** Set by this program for itself, once it runs in the network of the cluster. */
    inside: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const seed = Number(values.seed)
if (
  !Number.isInteger(runs) ||
  runs < 1 ||
  !Number.isInteger(seed) ||
  values.fault.some((name) => !(name in scenarios))
) {
  console.error(usage)
  process.exit(2)
}

await (values.inside ? runAll() : enter())

/** Prepares the machine, and runs this program again in a network of its own. */
async function enter(): Promise<void> {
  const obstacle = whyNotHere()
  if (obstacle !== undefined) {
    console.log(`The cluster was not tried: ${obstacle}.`)
    process.exitCode = 1
    return
  }
  await buildIfStale()
  installPackages()
  openNetwork()
  process.once('exit', closeNetwork)
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1), '--inside']
  const [program = '', ...args] = onHub(again)
  const child = spawn(program, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

async function runAll(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  // One for each program that ends with this one.
  process.setMaxListeners(20)
  console.log(versions().join(', '))
  const cluster = new Cluster()
  const done: Outcome[] = []
  try {
    await cluster.open()
    for (let round = 0; round < runs; round += 1)
      for (const name of values.fault) {
        const outcome = await scenarios[name]?.(cluster, seededRandom(seed + round))
        if (!outcome) continue
        printOutcome(name, outcome)
        done.push(outcome)
      }
  } finally {
    printTable(done)
    await cluster.close()
  }
  const isWhole = done.length === runs * values.fault.length
  const good = done.filter(({ isGood }) => isGood).length
  console.log(`${good} passed, ${done.length - good} failed`)
  process.exit(isWhole && good === done.length ? 0 : 1)
}
