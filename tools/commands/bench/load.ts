import autocannon from 'autocannon'
import { percentile } from '../../../tests/support/percentile.ts'
import { processorSeconds } from './processor.ts'

export interface Sustained {
  count: number
  perSecond: number
  /** Milliseconds of the median and of the slowest hundredth. */
  usual: number
  worst: number
}

/** What an address answers under many connections. Fails if any answer is an error. */
export async function sustained(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Sustained> {
  const { non2xx, errors, requests, latency } = await autocannon({
    url,
    headers,
    connections: 32,
    duration: seconds,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`)
  return { count: requests.total, perSecond: requests.average, usual: latency.p50, worst: latency.p99 }
}

export const throughput = async (...asked: Parameters<typeof sustained>): Promise<number> =>
  (await sustained(...asked)).perSecond

interface Served {
  url: string
  pid: number
}

/**
 * What an address serves relative to another, each by its own process. A second of processor time serves what it does
 * on a busy machine too; requests a second depend on who else has the processors.
 */
export async function compareThroughput(
  own: Served,
  yardstick: Served,
  headers: Record<string, string> = {},
): Promise<{ requests: number; byTheClock: number; byProcessor: number }> {
  const rounds = 5
  const seconds = 2
  const run = async ({ url, pid }: Served) => {
    const before = await processorSeconds(pid)
    const requests = await throughput(url, seconds, headers)
    return { requests, perSecond: (requests * seconds) / ((await processorSeconds(pid)) - before) }
  }
  for (const one of [own, yardstick]) await run(one)
  const pairs: { base: Awaited<ReturnType<typeof run>>; own: Awaited<ReturnType<typeof run>> }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ base: await run(yardstick), own: await run(own) })
  const median = (pick: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(pick), 50)
  return {
    requests: median((pair) => pair.own.requests),
    byTheClock: median((pair) => pair.own.requests / pair.base.requests),
    byProcessor: median((pair) => pair.own.perSecond / pair.base.perSecond),
  }
}

/** Milliseconds of each request, sent one after the other. */
export async function latencies(
  urls: readonly string[],
  headers: Record<string, string> = {},
): Promise<number[]> {
  const times: number[] = []
  for (const url of urls) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  return times
}
