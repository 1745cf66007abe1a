import { generateContract } from './contract-generator.ts'

const generators = { 'contract bundle and types': generateContract }
const check = process.argv.includes('--check')

for (const [title, generate] of Object.entries(generators)) {
  const complaints = await generate({ check })
  console.log(
    `${title}: ${complaints.length > 0 ? 'not as they should be' : check ? 'up to date' : 'written'}`,
  )
  for (const complaint of complaints) console.error(`  ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
}
