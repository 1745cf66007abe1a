import type { Outcome } from './outcome.ts'
import type { Part } from './part.ts'

type Total = Omit<Outcome, 'output'>

/**
 * Runs each part, even after one has failed. Prints the output of a failed part, then one line for the part. After `stop`
 * it starts and prints nothing more.
 */
export async function runParts(
  parts: Part[],
  print: (text: string) => void,
  stopped: AbortSignal,
): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, failures: [] }
  const width = Math.max(...parts.map(({ name }) => name.length))
  for (const part of parts) {
    const start = performance.now()
    const { passed, failed, output, failures } = await outcomeOf(part)
    if (stopped.aborted) break
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
    if (failed > 0) print(output.trimEnd())
    print(`${part.name.padEnd(width)}  ${counts}  ${seconds} s`)
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures.map((failure) => `${part.name}: ${failure}`))
  }
  return total
}

async function outcomeOf(part: Part): Promise<Outcome> {
  try {
    return await part.run()
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, output, failures: [output] }
  }
}
