import autocannon from 'autocannon'

/** Requests per second that an address answers under many connections. Fails if any answer is an error. */
export async function throughput(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`)
  return result.requests.average
}

/** The throughput of one address relative to another. Alternates, so that a busy machine slows both alike. */
export async function compareThroughput(
  url: string,
  yardstick: string,
  headers: Record<string, string> = {},
): Promise<{ requests: number; ratio: number }> {
  const rounds = 3
  const seconds = 4
  await throughput(url, 2, headers)
  await throughput(yardstick, 2, headers)
  const ratios: number[] = []
  const requests: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const base = await throughput(yardstick, seconds, headers)
    const own = await throughput(url, seconds, headers)
    requests.push(own)
    ratios.push(own / base)
  }
  return { requests: percentile(requests, 50), ratio: percentile(ratios, 50) }
}

/** Milliseconds of each request, sent one after the other. */
export async function latencies(urls: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const url of urls) {
    const start = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  return times
}

/**
 * Milliseconds of each request: the median of its addresses, which ask for the same in ways that the API does not know
 * each from the other, so that it keeps none of the answers. On a busy machine one time alone says little.
 */
export async function coldLatencies(requests: readonly (readonly string[])[]): Promise<number[]> {
  const times: number[] = []
  for (const addresses of requests) times.push(percentile(await latencies(addresses), 50))
  return times
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
