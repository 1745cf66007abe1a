import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../../tests/support/browser/find-browser.ts'
import { browserLaunch } from '../../../tests/support/browser/launch-options.ts'
import { measuredPages, withFreshShop } from './fresh-shop.ts'
import { figures, runLighthouse, type Figures } from './lighthouse/run-lighthouse.ts'
import { percentile } from './load.ts'

const pageNames = ['home', 'list', 'product'] as const
const goals: Figures = {
  score: 99,
  first: 800,
  largest: 1000,
  blocking: 100,
  shift: 0,
  weight: 300,
  accessibility: 100,
  practices: 100,
  seo: 100,
}

/**
 * Measures home, list and product with Lighthouse on a simulated phone, in turns with the pages of other shops:
 * `npm run bench -- lighthouse --peer name=home,list,product`. `--shop <address>` measures a shop that runs already.
 */
export async function benchLighthouse(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      peer: { type: 'string', multiple: true, default: [] },
      shop: { type: 'string' },
      rounds: { type: 'string', default: '5' },
    },
  })
  await withFreshShop(values.shop, async (origin) => {
    const own = Object.values(await measuredPages(origin))
    const shops = new Map([['phaen', own], ...values.peer.map(readPeer)])
    const results = await measure(shops, Number(values.rounds))
    for (const [index, page] of pageNames.entries()) printPage(page, index, [...shops.keys()], results)
  })
}

function readPeer(text: string): [name: string, urls: string[]] {
  const [, name = '', list = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  const urls = list.split(',')
  if (urls.length !== pageNames.length) throw new Error(`--peer wants name=home,list,product, not ${text}`)
  return [name, urls]
}

/** In turns, so that a busy minute slows all alike. */
async function measure(shops: Map<string, string[]>, rounds: number): Promise<Map<string, Figures>> {
  const launch = await browserLaunch(await findBrowser())
  const all = new Map<string, Figures[]>()
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`)
    for (const [index] of pageNames.entries()) {
      for (const [shop, urls] of shops) {
        const found = await runLighthouse(urls[index] ?? '', launch)
        all.set(`${shop} ${index}`, [...(all.get(`${shop} ${index}`) ?? []), found])
      }
    }
  }
  return new Map([...all].map(([key, runs]) => [key, medians(runs)]))
}

function medians(runs: Figures[]): Figures {
  const middle = { ...goals }
  for (const name of figureNames)
    middle[name] = percentile(
      runs.map((run) => run[name]),
      50,
    )
  return middle
}

const figureNames = Object.keys(figures) as (keyof Figures)[]

/** Other shops are also printed as ratios to this one: the figures of one run depend on the machine's load. */
function printPage(page: string, index: number, shops: string[], results: Map<string, Figures>): void {
  const own = results.get(`phaen ${index}`)
  const row = (name: string, cells: string[]) =>
    console.log([name.padEnd(20), ...cells.map((cell) => cell.padStart(9))].join(''))
  console.log()
  row(page, Object.values(figures))
  row(
    'goal',
    figureNames.map((name) => written(goals[name])),
  )
  for (const shop of shops) {
    const found = results.get(`${shop} ${index}`)
    if (!found || !own) continue
    row(
      shop,
      figureNames.map((name) => written(found[name])),
    )
    if (found !== own)
      row(
        '  times phaen',
        figureNames.map((name) => ratio(found[name], own[name])),
      )
  }
}

const written = (figure: number) =>
  Number.isInteger(figure) ? `${figure}` : figure.toFixed(figure < 1 ? 3 : 0)
const ratio = (one: number, other: number) => (other === 0 ? '–' : (one / other).toFixed(2))
