import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './part.ts'
import { vitestPart } from './vitest-part.ts'

/** Breaks the shop in many ways, and prints what each proof measured. One proof runs at a time: each needs the machine. */
export function faultsPart(reports: string): Part {
  const { name, run } = vitestPart('faults', reports, ['--no-file-parallelism'])
  return {
    name,
    run: async () => {
      const figures = join(reports, 'figures.txt')
      process.env.PHAEN_FIGURES = figures
      const outcome = await run()
      if (existsSync(figures)) console.log(readFileSync(figures, 'utf8').trimEnd())
      return outcome
    },
  }
}
