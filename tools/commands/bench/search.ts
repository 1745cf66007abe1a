import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { latencies, percentile } from './load.ts'
import { runProgram, startProgram } from './programs.ts'
import { readJudgedQueries, type JudgedQuery } from './search/judged-queries.ts'

const manyProducts = 100_000
const list = '/thai/api/products'
const files = {
  'queries beside the trade words': 'queries-known.txt',
  'queries kept apart from them': 'queries-kept-apart.txt',
}

/** Judges the search by queries that were written by hand, and measures it on a large catalogue. */
export async function benchSearch(): Promise<void> {
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  const env = { DATA_DIR: folder, DATABASE_URL: '' }
  try {
    const judged = new Map<string, JudgedQuery[]>()
    for (const [title, file] of Object.entries(files))
      judged.set(title, await readJudgedQueries(new URL(`search/${file}`, import.meta.url)))
    await withShop(env, async (origin) => {
      for (const [title, queries] of judged) await judge(origin, title, queries)
    })
    const seed = ['--import', 'tsx', 'server/commands/seed.ts', '--products', String(manyProducts)]
    await runProgram(seed, env)
    await withShop(env, (origin) => timesOf(origin, [...judged.values()].flat()))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function withShop(env: NodeJS.ProcessEnv, work: (origin: string) => Promise<void>): Promise<void> {
  const shop = await startProgram(['dist/server/main.js'], { ...env, PORT: '0' })
  try {
    await work(shop.origin)
  } finally {
    await shop.end()
  }
}

const addressOf = (origin: string, keyword: string): string =>
  `${origin}${list}?keyword=${encodeURIComponent(keyword)}`

/** Found: all goods that a query wants are among the first six. Precision: of the first page, what is no mistake. */
async function judge(origin: string, title: string, queries: readonly JudgedQuery[]): Promise<void> {
  let found = 0
  let precision = 0
  for (const { query, wanted, fitting } of queries) {
    const page: { data: { code: string }[] } = await (await fetch(addressOf(origin, query))).json()
    const codes = page.data.map(({ code }) => code)
    const firstSix = codes.slice(0, 6)
    if (wanted.every((code) => firstSix.includes(code))) found += 1
    else
      console.log(`  missed: ${query}, wanted ${wanted.join(' ')}, found ${firstSix.join(' ') || 'nothing'}`)
    const fits = codes.filter(
      (code) => wanted.includes(code) || fitting.some((start) => code.startsWith(start)),
    )
    precision += codes.length === 0 ? 0 : fits.length / codes.length
  }
  print(`${title}: found in the first six`, share(found, queries.length), 'at least 95 %')
  print(`${title}: precision of the first page`, share(precision, queries.length), '')
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} % of ${whole}`

async function timesOf(origin: string, queries: readonly JudgedQuery[]): Promise<void> {
  const pages = Array.from({ length: 200 }, (_, index) => `${origin}${list}?pageNumber=${index + 1}`)
  const words = queries.map(({ query }) => addressOf(origin, query))
  // The first request for an address is not cached by the API: these are the times of the database.
  await latencies([...pages.splice(0, 50), ...words.splice(0, 30)])
  const [listing, searching] = [await latencies(pages), await latencies(words)]
  const [usual, worst] = [percentile(listing, 50), percentile(searching, 99)]
  print(`list of ${manyProducts}, cold, p50`, `${usual.toFixed(1)} ms`, '')
  print('search, cold, p50', `${percentile(searching, 50).toFixed(1)} ms`, '')
  print(
    'search, cold, p99 of the list’s p50',
    `${(worst / usual).toFixed(1)} (${worst.toFixed(1)} ms)`,
    'at most 5',
  )
}

function print(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(62)} ${figure.padStart(18)}   ${goal}`)
}
