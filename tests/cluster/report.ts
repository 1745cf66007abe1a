import { percentile } from '../support/percentile.ts'
import type { Stream } from './stream.ts'
import { isSound, type Verdict } from './verdict.ts'

export interface Run extends Pick<Stream, 'reads' | 'visits'> {
  fault: string
  verdict: Verdict
  /** Orders and payments that were answered with 503. */
  refused: number
  /** What waited for a processor in the last minute, on average. */
  busy: number
}

/** What came of one try: its lines in the report, and for a fault under load its row in the table. */
export interface Outcome {
  isGood: boolean
  lines: string[]
  run?: Run
}

export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)

export const summaryOf = ({ lost, lostPayments, doubled, oversold, contradictions }: Verdict): string =>
  `${lost} lost; ${lostPayments} payments lost, ${doubled} doubled, ${oversold} pieces astray, ${contradictions.length} contradictions`

export function outcomeOf(run: Run): Outcome {
  const { verdict, reads, visits, refused, busy } = run
  const line = [
    `${verdict.confirmed} confirmed, ${summaryOf(verdict)}`,
    `${verdict.failures.length} answers of 500, ${refused} of 503; no orders for ${seconds(verdict.withoutWrites)} s`,
    `reads: ${reads.good} good, ${reads.refused} refused, longest gap ${seconds(reads.longestGap)} s`,
    `sign-ins with a cart: ${visits.good} good, ${visits.refused} refused; load ${busy.toFixed(1)}`,
  ].join('; ')
  const wrong = [...verdict.contradictions, ...verdict.failures].slice(0, 10)
  return { isGood: isSound(verdict), lines: [line, ...wrong], run }
}

export function printOutcome(name: string, { isGood, lines: [line = '', ...more] }: Outcome): void {
  console.log(`${isGood ? 'held  ' : 'FAILED'} ${name.padEnd(18)} ${line}`)
  for (const what of more) console.log(`       ${what}`)
}

export function printTable(outcomes: readonly Outcome[]): void {
  const runs = outcomes.flatMap(({ run }) => run ?? [])
  if (runs.length === 0) return
  console.log(
    '\n| fault | runs | confirmed | lost | doubled | astray | no writes p50 | p95 | longest read gap |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const fault of new Set(runs.map((run) => run.fault))) {
    const all = runs.filter((run) => run.fault === fault)
    const sum = (of: (run: Run) => number) => all.reduce((total, run) => total + of(run), 0)
    const gaps = all.map(({ verdict }) => verdict.withoutWrites)
    const cells = [
      fault,
      all.length,
      sum(({ verdict }) => verdict.confirmed),
      sum(({ verdict }) => verdict.lost + verdict.lostPayments),
      sum(({ verdict }) => verdict.doubled),
      sum(({ verdict }) => Math.abs(verdict.oversold) + verdict.contradictions.length),
      `${seconds(percentile(gaps, 50))} s`,
      `${seconds(percentile(gaps, 95))} s`,
      `${seconds(Math.max(...all.map(({ reads }) => reads.longestGap)))} s`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
