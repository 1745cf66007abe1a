import { loadavg } from 'node:os'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { addressOf, inFolder, listPath, print, seedProducts, withShop } from './bench-shop.ts'
import { percentile } from '../../../tests/support/percentile.ts'
import { latencies } from './load.ts'
import { residentMemory } from './memory.ts'
import { judgeSearch, timesOfSearch } from './scale/search.ts'
import { compareProcesses } from './scale/two-processes.ts'

const catalogues = [1_000, 10_000, 100_000]
const words = ['acrylic', 'พลาสวูด', 'สติกเกอร์', 'clear acrylic 3 mm', 'ไนลอน', 'กล่องไฟ', 'ac-cast', 'อะคริลิค']

/** How well the search finds, what grows with the number of products, and what a second process brings. */
export async function benchScale(): Promise<void> {
  await buildIfStale()
  await inFolder(async (folder) => {
    await withShop(folder, ({ origin }) => judgeSearch(origin))
    const figures: Record<string, number>[] = []
    for (const products of catalogues) {
      const seconds = await seedProducts(folder, products)
      print(`${products} products: seeding`, `${seconds.toFixed(0)} s`, `load ${loadavg()[0]?.toFixed(1)}`)
      const figure = await figuresOf(folder)
      for (const [name, milliseconds] of Object.entries(figure))
        print(`${products} products: ${name}`, `${milliseconds.toFixed(1)} ms`)
      figures.push(figure)
    }
    printGrowth(figures)
    await withShop(folder, ({ origin }) => timesOfSearch(origin, catalogues.at(-1) ?? 0))
    await compareProcesses(folder)
  })
}

async function figuresOf(folder: string): Promise<Record<string, number>> {
  const start = performance.now()
  return withShop(folder, async ({ origin, pid }) => {
    await latencies([addressOf(origin, {})])
    const startUp = performance.now() - start
    const medianOf = async (urls: string[]) => percentile(await latencies(urls), 50)
    // Each address is asked once, so that no answer is kept from before.
    const pages = Array.from({ length: 30 }, (_, page) => addressOf(origin, { pageNumber: 1 + page }))
    await latencies(pages.splice(0, 6))
    const searches = words.map((keyword) => addressOf(origin, { keyword }))
    const figure = {
      'start to the first answer': startUp,
      'list, cold, p50': await medianOf(pages),
      'search, cold, p50': await medianOf(searches),
      'detail, cold, p50': await medianOf(await detailsOf(origin)),
    }
    print('  memory of the API process', `${(await residentMemory(pid)).toFixed(0)} MB`)
    return figure
  })
}

/** The addresses of products from all over the catalogue; the lists that name them are not counted. */
async function detailsOf(origin: string): Promise<string[]> {
  const first: { totalRecords: number } = await (
    await fetch(addressOf(origin, { sort: 'name', pageSize: 1 }))
  ).json()
  const pages = Array.from({ length: 40 }, (_, index) => 1 + Math.floor((first.totalRecords * index) / 41))
  const found = await Promise.all(
    pages.map(async (pageNumber) => {
      const answer = await fetch(addressOf(origin, { sort: 'name', pageSize: 1, pageNumber }))
      const { data }: { data: { id: string }[] } = await answer.json()
      return data.map(({ id }) => `${origin}${listPath}/${id}`)
    }),
  )
  return found.flat()
}

/** From the smallest catalogue to the largest, beside the growth of the logarithm. */
function printGrowth(figures: readonly Record<string, number>[]): void {
  const [least = 1, most = 1] = [catalogues[0], catalogues.at(-1)]
  const goal = `at most ${(Math.log(most) / Math.log(least)).toFixed(2)}, as the logarithm`
  for (const name of Object.keys(figures[0] ?? {})) {
    const ratio = (figures.at(-1)?.[name] ?? Number.NaN) / (figures[0]?.[name] ?? Number.NaN)
    const isJudged = /list|detail/.test(name)
    print(`${most} relative to ${least} products: ${name}`, ratio.toFixed(2), isJudged ? goal : '')
  }
}
