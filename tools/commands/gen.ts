import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flows } from '../../machines/registry.ts'
import { generateContract } from '../../openapi/contract-generator.ts'
import { absolute } from './gen/flow-files.ts'
import { generateFlowIndex } from './gen/flow-index.ts'
import { generateFlowMap } from './gen/flow-map.ts'
import { missingPlaces } from './gen/flow-places.ts'
import { generateFont } from './gen/font.ts'
import { generateThaiPlaces } from './gen/thai-places.ts'

/**
 * Writes all generated files, or with `contract`, `flows` or `index` those alone. With `--check` it writes nothing and names the files that are
 * out of date. `--accept <flow>` (repeated, or with commas) allows the pinned steps of a flow to change.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    accept: { type: 'string', multiple: true, default: [] },
  },
})
const { check } = values
const accepted = values.accept.flatMap((names) => names.split(','))
const unknown = accepted.filter((name) => !flows.some(({ id }) => id === name))
if (unknown.length > 0) throw new Error(`There is no flow ${unknown.join(', ')} to accept.`)

const generators: Record<string, Record<string, () => Promise<string[]>>> = {
  contract: { 'contract bundle and types': () => generateContract({ check }) },
  flows: {
    'plans, layouts and diagrams of the flows': pinFlows,
    'what each flow needs elsewhere': () => missingPlaces(),
  },
  index: {
    'index of the flows': () => generateFlowIndex({ check }),
    'map of the flows': () => generateFlowMap({ check }),
  },
  rest: {
    typeface: () => generateFont({ check }),
    'sub-districts of Thailand': () => generateThaiPlaces({ check }),
  },
}
const wanted = positionals.length > 0 ? positionals : Object.keys(generators)
const unknownKind = wanted.find((kind) => !(kind in generators))
if (unknownKind)
  throw new Error(
    `Nothing to generate is named ${unknownKind}: there are ${Object.keys(generators).join(', ')}.`,
  )

/** What `statecharts check` complains of, in two processes at once. Without `--check` it pins what is out of date. */
async function pinFlows(): Promise<string[]> {
  const machines = readdirSync(absolute('machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => `machines/${file}`)
    .toSorted()
  const middle = machines.length / 2
  return (await Promise.all([machines.slice(0, middle), machines.slice(middle)].map(pinMachines))).flat()
}

function pinMachines(files: string[]): Promise<string[]> {
  const command = ['--import', 'tsx', 'tools/statecharts/src/command/statecharts.ts', 'check']
  const options = [...(check ? [] : ['--write']), ...accepted.map((name) => `--accept=${name}`)]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...command, ...files, ...options],
      { cwd: absolute('.') },
      (error, _, complaints) => resolve(error ? (complaints || error.message).trimEnd().split('\n') : []),
    )
  })
}

for (const [title, generate] of wanted.flatMap((kind) => Object.entries(generators[kind] ?? {}))) {
  const complaints = await generate()
  const state = complaints.length > 0 ? 'not complete' : check ? 'up to date' : 'written'
  console.log(`${title}: ${state}`)
  for (const complaint of complaints) console.error(`  ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
}
