/** The result of one part of the tests. Skipped tests and crashes are failures. */
export interface Outcome {
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
}

export interface Counts {
  passed: number
  failed: number
}

/** Counts a part as failed if it ran no test, or if its exit code is not 0 although no test failed. */
export function judged(counts: Counts | undefined, exitCode: number | null, output: string): Outcome {
  if (counts === undefined) return { passed: 0, failed: 1, output: withReason(output, 'It wrote no report.') }
  if (counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, output: withReason(output, 'No test ran.') }
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, output: withReason(output, `It ended with ${exitCode ?? 'a signal'}.`) }
  return { ...counts, output }
}

function withReason(output: string, reason: string): string {
  return `${output.trimEnd()}\n${reason}`.trimStart()
}
