import { generateContract } from '../../openapi/contract-generator.ts'
import { generateDiagrams } from './gen/diagrams.ts'
import { generatePlans } from './gen/plans.ts'

type Generate = (options: { check: boolean }) => Promise<string[]>

/** A generator that names the files which were not up to date; writing them anew is no complaint. */
const drifting =
  (generate: Generate): Generate =>
  async ({ check }) => {
    const files = await generate({ check })
    return check ? files.map((file) => `${file} is not what npm run gen makes`) : []
  }

/** What is made from what is written by hand. With `--check` nothing is written, and what drifted is named. */
const generators: Record<string, Generate> = {
  'contract bundle and types': generateContract,
  'plans of the flows': drifting(generatePlans),
  'diagrams of the flows': drifting(generateDiagrams),
}
const check = process.argv.includes('--check')

for (const [title, generate] of Object.entries(generators)) {
  const complaints = await generate({ check })
  const state = complaints.length > 0 ? 'not as they should be' : check ? 'up to date' : 'written'
  console.log(`${title}: ${state}`)
  for (const complaint of complaints) console.error(`  ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
}
