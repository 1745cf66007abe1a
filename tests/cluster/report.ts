import { Latency } from '../support/latency.ts'
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

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)

export function printRun({ fault, verdict, reads, visits, refused, busy }: Run): void {
  const { confirmed, lost, lostPayments, doubled, oversold, contradictions, failures, withoutWrites } =
    verdict
  console.log(
    [
      `${isSound(verdict) ? 'held  ' : 'FAILED'} ${fault.padEnd(18)} ${confirmed} confirmed, ${lost} lost`,
      `${lostPayments} payments lost, ${doubled} doubled, ${oversold} pieces astray, ${contradictions.length} contradictions`,
      `${failures.length} answers of 500, ${refused} of 503; no orders for ${seconds(withoutWrites)} s`,
      `reads: ${reads.good} good, ${reads.refused} refused, longest gap ${seconds(reads.longestGap)} s`,
      `sign-ins with a cart: ${visits.good} good, ${visits.refused} refused; load ${busy.toFixed(1)}`,
    ].join('; '),
  )
  for (const what of [...contradictions, ...failures].slice(0, 10)) console.log(`       ${what}`)
}

export function printTable(runs: readonly Run[]): void {
  console.log(
    '\n| fault | runs | confirmed | lost | doubled | astray | no writes p50 | p95 | longest read gap |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const fault of new Set(runs.map((run) => run.fault))) {
    const all = runs.filter((run) => run.fault === fault)
    const sum = (of: (run: Run) => number) => all.reduce((total, run) => total + of(run), 0)
    const gaps = new Latency()
    for (const { verdict } of all) gaps.add(verdict.withoutWrites)
    const cells = [
      fault,
      all.length,
      sum(({ verdict }) => verdict.confirmed),
      sum(({ verdict }) => verdict.lost + verdict.lostPayments),
      sum(({ verdict }) => verdict.doubled),
      sum(({ verdict }) => Math.abs(verdict.oversold) + verdict.contradictions.length),
      `${seconds(gaps.at(0.5))} s`,
      `${seconds(gaps.at(0.95))} s`,
      `${seconds(Math.max(...all.map(({ reads }) => reads.longestGap)))} s`,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
