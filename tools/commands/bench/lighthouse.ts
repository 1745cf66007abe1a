import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../../tests/support/browser/find-browser.ts'
import { browserLaunch } from '../../../tests/support/browser/launch-options.ts'
import { withFreshShop } from './fresh-shop.ts'
import { benchInteractions } from './lighthouse/interactions.ts'
import { figures, runLighthouse, type Figures } from './lighthouse/run-lighthouse.ts'
import { signIn } from './lighthouse/sign-in.ts'
import { percentile } from '../../../tests/support/percentile.ts'

const goals: Figures = {
  score: 98,
  first: 900,
  largest: 1500,
  blocking: 150,
  shift: 0,
  weight: 300,
  script: 200,
  accessibility: 100,
  practices: 100,
  seo: 100,
}

/** What a shopper sees first, and what only a customer sees. The list of banners and posters has photographs. */
const pages: Record<string, { path: string; isSignedIn?: true }> = {
  home: { path: '/' },
  list: { path: '/product' },
  'list with photographs': { path: '/product?keyword=banner' },
  product: { path: '/product/detail/p-ac-cast' },
  article: { path: '/blogs/detail/cutting-acrylic' },
  cart: { path: '/cart', isSignedIn: true },
  checkout: { path: '/checkout', isSignedIn: true },
}

/**
 * Measures pages with Lighthouse on a simulated phone, and what shoppers press most on such a phone. `--shop <address>` measures a
 * shop that runs already; `--peer home=<address> --peer list=<address>` measures pages of another shop in turns with ours.
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
    const peers = new Map(values.peer.map(readPeer))
    const results = await measure(origin, peers, Number(values.rounds))
    for (const page of Object.keys(pages)) printPage(page, results)
    const isHeavy = (page: string) => (results.get(`phaen ${page}`)?.script ?? 0) > goals.script
    if (['home', 'list', 'product'].some(isHeavy)) process.exitCode = 1
  })
  await benchInteractions(values.shop)
}

function readPeer(text: string): [page: string, url: string] {
  const [, page = '', url = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (!(page in pages)) throw new Error(`--peer wants <page>=<address>, not ${text}`)
  return [page, url]
}

/** In turns, so that a busy minute slows all alike. */
async function measure(
  origin: string,
  peers: Map<string, string>,
  rounds: number,
): Promise<Map<string, Figures>> {
  const launch = await browserLaunch(await findBrowser())
  const all = new Map<string, Figures[]>()
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`)
    for (const [page, { path, isSignedIn }] of Object.entries(pages)) {
      const measured = async (shop: string, url: string, isCustomer = false) => {
        const found = await runLighthouse(url, launch, async (context) => {
          if (isCustomer) await signIn(context, origin)
        })
        all.set(`${shop} ${page}`, [...(all.get(`${shop} ${page}`) ?? []), found])
      }
      await measured('phaen', origin + path, isSignedIn)
      const peer = peers.get(page)
      if (peer) await measured('peer', peer)
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
function printPage(page: string, results: Map<string, Figures>): void {
  const own = results.get(`phaen ${page}`)
  const row = (name: string, cells: string[]) =>
    console.log([name.padEnd(20), ...cells.map((cell) => cell.padStart(9))].join(''))
  console.log()
  row(page, Object.values(figures))
  row(
    'goal',
    figureNames.map((name) => written(goals[name])),
  )
  for (const shop of ['phaen', 'peer']) {
    const found = results.get(`${shop} ${page}`)
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
