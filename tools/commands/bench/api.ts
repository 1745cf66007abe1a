import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { compareThroughput, latencies, percentile } from './load.ts'
import { familyMemory, residentMemory } from './memory.ts'
import { runProgram, startProgram, type Program } from './programs.ts'

const manyProducts = 100_000
const list = '/thai/api/products'

/** Measures the built API on its own database: first with a small catalogue, then with a large one. */
export async function benchApi(): Promise<void> {
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  try {
    await firstAnswer('first start, to the first answer', folder)
    await firstAnswer('second start, to the first answer', folder)
    await withShop(folder, (shop) => throughputOf(shop, folder))
    const start = performance.now()
    await runProgram(['--import', 'tsx', 'server/commands/seed.ts', '--products', String(manyProducts)], {
      DATA_DIR: folder,
      DATABASE_URL: '',
    })
    const seconds = (performance.now() - start) / 1000
    print(`seeding ${manyProducts} products`, `${seconds.toFixed(0)} s`, 'under 180 s')
    await withShop(folder, (shop) => searchOf(shop, folder))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function throughputOf(shop: Program, folder: string): Promise<void> {
  const page: { data: { id: string }[] } = await (await fetch(shop.origin + list)).json()
  for (const [name, path] of [
    ['products list', list],
    ['product detail', `${list}/${page.data[0]?.id}`],
  ] as const) {
    const file = join(folder, 'bytes')
    await writeFile(file, Buffer.from(await (await fetch(shop.origin + path)).arrayBuffer()))
    const plain = await startProgram(['--import', 'tsx', 'tools/commands/bench/plain-server.ts', file])
    const { requests, ratio } = await compareThroughput(shop.origin + path, plain.origin)
    await plain.end()
    print(
      `${name}, warm, of plain node:http`,
      `${ratio.toFixed(2)} (${requests.toFixed(0)}/s)`,
      'at least 0.70',
    )
  }
  await printMemory(shop, folder)
}

async function searchOf(shop: Program, folder: string): Promise<void> {
  const address = (name: string, value: string | number) =>
    `${shop.origin}${list}?${name}=${encodeURIComponent(value)}`
  const pages = Array.from({ length: 200 }, (_, index) => address('pageNumber', index + 1))
  const keywords = await midWordKeywords(shop, 300)
  const words = keywords.map((keyword) => address('keyword', keyword))
  // The first request for an address is not cached by the API: these are the times of the database.
  await latencies([...pages.splice(0, 50), ...words.splice(0, 50)])
  const [listing, searching] = [await latencies(pages), await latencies(words)]
  const [usual, worst] = [percentile(listing, 50), percentile(searching, 99)]
  print(`list of ${manyProducts}, cold, p50`, `${usual.toFixed(1)} ms`, '')
  print('keyword search, cold, p50', `${percentile(searching, 50).toFixed(1)} ms`, '')
  print(
    'keyword search, cold, p99 of the list’s p50',
    `${(worst / usual).toFixed(1)} (${worst.toFixed(1)} ms)`,
    'under 10',
  )
  await printMemory(shop, folder)
}

/** Different fragments of Thai product names that start and end in the middle of a word. */
async function midWordKeywords(shop: Program, count: number): Promise<string[]> {
  const keywords = new Set<string>()
  for (let pageNumber = 1; keywords.size < count; pageNumber += 37) {
    const answer = await fetch(`${shop.origin}${list}?pageSize=100&pageNumber=${pageNumber}`)
    const { data }: { data: { name: string; code: string }[] } = await answer.json()
    if (data.length === 0) break
    for (const [index, { name, code }] of data.entries()) {
      const [word = ''] = name.match(/[\u0E01-\u0E2E][\u0E01-\u0E4E]{5,}/) ?? []
      const start = 1 + (index % 3)
      keywords.add(index % 4 === 3 ? code.slice(2) : word.slice(start, start + 3 + (index % 6)))
      if (keywords.size === count) break
    }
    keywords.delete('')
  }
  return [...keywords].filter((keyword) => keyword.length >= 3)
}

async function printMemory(shop: Program, folder: string): Promise<void> {
  const [database = ''] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
    '\n',
  )
  print('memory of the API process', `${(await residentMemory(shop.pid)).toFixed(0)} MB`, 'under 200 MB')
  print('memory of its database', `${(await familyMemory(Number(database))).toFixed(0)} MB`, 'under 150 MB')
}

async function firstAnswer(name: string, folder: string): Promise<void> {
  const start = performance.now()
  await withShop(folder, async ({ origin }) => {
    await latencies([origin])
    print(name, `${((performance.now() - start) / 1000).toFixed(2)} s`, 'under 3 s')
  })
}

async function withShop(folder: string, work: (shop: Program) => Promise<void>): Promise<void> {
  const shop = await startProgram(['dist/server/main.js'], { DATA_DIR: folder, PORT: '0', DATABASE_URL: '' })
  try {
    await work(shop)
  } finally {
    await shop.end()
  }
}

function print(what: string, figure: string, goal: string): void {
  console.log(`${what.padEnd(48)} ${figure.padStart(18)}   ${goal}`)
}
