import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { anyKeyword } from '../support/keywords.ts'
import { seededRandom } from '@phaen/statecharts'

const count = Number(process.env.PHAEN_FUZZ_KEYWORDS ?? 5_000)
const seed = Number(process.env.PHAEN_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const operations = ['products', 'product-facets', 'product-variants', 'search-suggestions']

/** Milliseconds. A slower answer is asked for again, in case other programs had the processors. */
const slow = 300
const triesOfSlow = 5

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function timed(
  method: 'GET' | 'HEAD',
  address: string,
): Promise<{ status: number; milliseconds: number }> {
  const start = performance.now()
  const { status } = await api.call(method, address)
  return { status, milliseconds: performance.now() - start }
}

/** Answers to HEAD are never taken from memory. */
async function leastTime(address: string): Promise<number> {
  const times: number[] = []
  for (let tries = 0; tries < triesOfSlow; tries += 1) times.push((await timed('HEAD', address)).milliseconds)
  return Math.min(...times)
}

it(`any of ${count} keywords is answered in either language, soon`, { timeout: 1_800_000 }, async () => {
  const random = seededRandom(seed)
  const faults: string[] = []
  for (let asked = 0; asked < count; asked += 1) {
    const keyword = anyKeyword(random)
    const language = asked % 2 === 0 ? 'thai' : 'english'
    const address = `/${language}/api/${random.oneOf(operations)}?keyword=${encodeURIComponent(keyword)}`
    const { status, milliseconds } = await timed('GET', address)
    if (status !== 200) faults.push(`${status}: ${address}`)
    else if (milliseconds > slow) {
      const least = await leastTime(address)
      if (least > slow) faults.push(`${least.toFixed(0)} ms: ${address}`)
    }
  }
  expect(faults, `seed ${seed}`).toEqual([])
})
