/** The result of one part of the tests. Skipped tests and crashes are failures. */
export interface Outcome extends Counts {
  /** Shown when something failed. */
  output: string
  /** The failures, repeated at the end of the run. */
  failures: string[]
}

export interface Counts {
  passed: number
  failed: number
}

const lastLines = 12

/** Counts a part as failed if it ran no test, or if its exit code is not 0 although no test failed. */
export function judged(
  counts: Counts | undefined,
  exitCode: number | null,
  output: string,
  failures: string[] = [],
): Outcome {
  if (counts === undefined) return oneFailure({ passed: 0, failed: 0 }, output, 'It wrote no report.')
  if (counts.passed + counts.failed === 0) return oneFailure(counts, output, 'No test ran.')
  if (exitCode !== 0 && counts.failed === 0)
    return oneFailure(counts, output, `It ended with ${exitCode ?? 'a signal'}.`)
  return { ...counts, output, failures }
}

function oneFailure(counts: Counts, output: string, reason: string): Outcome {
  const withReason = `${output.trimEnd()}\n${reason}`.trimStart()
  return {
    ...counts,
    failed: 1,
    output: withReason,
    failures: [withReason.split('\n').slice(-lastLines).join('\n')],
  }
}
