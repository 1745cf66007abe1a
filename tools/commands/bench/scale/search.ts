import { readFile } from 'node:fs/promises'
import { addressOf, print } from '../bench-shop.ts'
import { percentile } from '../../../../tests/support/percentile.ts'
import { latencies } from '../load.ts'

const files = {
  'queries beside the trade words': 'queries-known.txt',
  'queries kept apart from them': 'queries-kept-apart.txt',
}

/** Judges the search of the sample shop by queries that were written by hand. */
export async function judgeSearch(origin: string): Promise<void> {
  for (const [title, file] of Object.entries(files)) await judge(origin, title, await queriesIn(file))
}

const queriesIn = (file: string) => readJudgedQueries(new URL(`queries/${file}`, import.meta.url))

/** Found: all products that a query wants are among the first six. Precision: of the first page, what is no mistake. */
async function judge(origin: string, title: string, queries: readonly JudgedQuery[]): Promise<void> {
  let found = 0
  let precision = 0
  for (const { query, wanted, fitting } of queries) {
    const answer = await fetch(addressOf(origin, { keyword: query }))
    const page: { data: { code: string }[] } = await answer.json()
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
  print(`${title}: precision of the first page`, share(precision, queries.length))
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} % of ${whole}`

/** Search and facets of a large catalogue, in times of one cold list. */
export async function timesOfSearch(origin: string, products: number): Promise<void> {
  const queries = (await Promise.all(Object.values(files).map(queriesIn))).flat()
  const pages = Array.from({ length: 60 }, (_, index) => addressOf(origin, { pageNumber: index + 1 }))
  const words = queries.map(({ query }) => addressOf(origin, { keyword: query }))
  await latencies([...pages.splice(0, 20), ...words.splice(0, 20)])
  // The list before and after, so that a machine that grows busier slows both alike.
  const before = await latencies(pages.splice(0, 20))
  const searching = await latencies(words)
  const usual = percentile([...before, ...(await latencies(pages))], 50)
  const worst = percentile(searching, 99)
  print(`list of ${products}, cold, p50`, `${usual.toFixed(1)} ms`)
  print(`search in ${products}, cold, p50`, inLists(percentile(searching, 50), usual))
  print(`search in ${products}, cold, p99`, inLists(worst, usual), 'at most 5 lists')
  print(`  which is the one for`, queries[20 + searching.indexOf(worst)]?.query ?? '')
  await facetsOf(origin, products, usual)
}

const inLists = (time: number, list: number): string => `${(time / list).toFixed(1)} (${time.toFixed(1)} ms)`

/** Without a choice, which reads the whole shop, and with choices that leave less of it. */
async function facetsOf(origin: string, products: number, usual: number): Promise<void> {
  const choices: [string, Record<string, string | number>][] = [
    ['of everything', {}],
    ['of a category', { categoryId: 'c-sign-materials-acrylic' }],
    ['of a colour', { color: '#c8201e' }],
    ['of a keyword', { keyword: 'acrylic' }],
  ]
  for (const [what, choice] of choices) {
    // No product costs that much: what is chosen stays the same, and nobody has asked so before.
    const address = addressOf(origin, { ...choice, maxPrice: 9_000_001 }, '/thai/api/product-facets')
    const [cold = Number.NaN, kept = Number.NaN] = await latencies([address, address])
    print(`facets ${what} of ${products}, cold`, inLists(cold, usual))
    print(`facets ${what} of ${products}, kept`, `${kept.toFixed(1)} ms`)
  }
}

/** A query written by hand, and what a shopper who types it wants. */
interface JudgedQuery {
  query: string
  /** The codes that have to be among the first six. */
  wanted: string[]
  /** Codes, or their beginnings, that are no mistake on the first page. */
  fitting: string[]
}

/** Reads a file of lines `query = CODE CODE` under sections `[CODE- CODE-]`. */
async function readJudgedQueries(file: URL): Promise<JudgedQuery[]> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  let fitting: string[] = []
  return lines.flatMap((line) => {
    if (line.startsWith('[')) {
      fitting = line.slice(1, -1).split(' ')
      return []
    }
    const [query = '', wanted = ''] = line.split(' = ')
    return [{ query, wanted: wanted.split(' '), fitting }]
  })
}
