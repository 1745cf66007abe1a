import { runStryker } from './code/run-stryker.ts'

const wanted = 85

/**
 * Breaks modules of money, products and secrets in many small ways with Stryker, and prints the share that their tests notice,
 * and what they do not. Returns whether the share is high enough in each.
 */
export function breakCode(names: readonly string[]): boolean {
  const scores = names.map((name) => ({ name, ...runStryker(name) }))
  for (const { name, detected, total, survivors } of scores) {
    console.log(
      `${name.padEnd(10)} ${shareOf(detected, total).toFixed(1).padStart(5)} %  ${detected} of ${total} noticed`,
    )
    for (const survivor of survivors)
      console.log(`  survived  ${survivor.replaceAll(/\s+/g, ' ').slice(0, 150)}`)
  }
  return scores.every(({ detected, total }) => shareOf(detected, total) >= wanted)
}

const shareOf = (detected: number, total: number) => (total === 0 ? 0 : (100 * detected) / total)
