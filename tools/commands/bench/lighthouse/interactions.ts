import { loadavg } from 'node:os'
import type { Browser, Page, Locator } from 'playwright'
import { withFreshShop } from '../fresh-shop.ts'
import { inBrowser } from '../in-browser.ts'
import { growList } from './long-list.ts'
import { noteInteractions, timeOfEmptyPress, timeToNextPaint } from './next-paint.ts'
import { percentile } from '../../../../tests/support/percentile.ts'
import { runProgram } from '../programs.ts'
import { tapOn } from './tap-on.ts'
import { signIn } from './sign-in.ts'

const rounds = 3
const manyProducts = 600
/** A phone of the middle class, of the speed that web vitals assume. */
const slowdown = 4
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

interface Times {
  own: number
  empty: number
}

/**
 * Measures how long interactions take until the next paint at a quarter of the processor's speed: in milliseconds, and
 * as a ratio to a button that does nothing on the same page, so that a busy machine can be judged.
 */
export async function benchInteractions(running: string | undefined): Promise<void> {
  await withFreshShop(running, (origin) => inBrowser((browser) => measure(browser, origin)), seed)
}

const seed = (env: Record<string, string>) =>
  runProgram(['--import', 'tsx', 'server/commands/seed.ts', '--products', String(manyProducts)], env)

async function measure(browser: Browser, origin: string): Promise<void> {
  console.log(`median of ${rounds}, processor slowed ${slowdown} times; load ${loadavg()[0]?.toFixed(1)}`)
  for (const interaction of interactions) {
    const times: Times[] = []
    for (let round = 0; round < rounds; round += 1)
      times.push(await withPage(browser, origin, interaction, (page) => timesOf(page, interaction)))
    print(interaction.name, times)
  }
  const list = { name: 'next page of a long list', path: '/product' }
  await withPage(browser, origin, list, async (page) => {
    const { totalRecords } = await (await page.request.get('/thai/api/products')).json()
    const empty = await timeOfEmptyPress(page)
    const { times, sizes } = await growList(page, Math.min(manyProducts, totalRecords))
    print(
      list.name,
      times.map((own) => ({ own, empty })),
    )
    for (const { items, nodes, megabytes } of sizes)
      console.log(`  ${items} products: ${nodes} nodes, ${megabytes.toFixed(1)} MB of script memory`)
  })
}

async function timesOf(page: Page, { before, aim }: Interaction): Promise<Times> {
  // The first touch of a page also loads what later ones need.
  await timeOfEmptyPress(page)
  const empty = await timeOfEmptyPress(page)
  await before?.(page)
  return { own: await timeToNextPaint(page, await aim(page)), empty }
}

async function withPage<Result>(
  browser: Browser,
  origin: string,
  { path, isSignedIn }: Pick<Interaction, 'path' | 'isSignedIn'>,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, locale: 'th-TH', baseURL: origin })
  try {
    if (isSignedIn) await signIn(context, origin)
    const page = await context.newPage()
    await noteInteractions(page)
    await page.goto(path)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await work(page)
  } finally {
    await context.close()
  }
}

function print(name: string, times: Times[]): void {
  const figure = percentile(
    times.map(({ own }) => own),
    50,
  )
  const ratio = percentile(
    times.map(({ own, empty }) => own / empty),
    50,
  )
  console.log(
    `${name.padEnd(40)} ${figure.toFixed(0).padStart(5)} ms  ${ratio.toFixed(1).padStart(5)}   under 100 ms`,
  )
}

interface Interaction {
  name: string
  path: string
  /** Brings the page to where the interaction can be done, not measured. */
  before?: (page: Page) => Promise<void>
  /** Finds what is pressed, not measured, and returns the press. */
  aim: (page: Page) => Promise<() => Promise<void>>
  isSignedIn?: boolean
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
const on = (control: (page: Page) => Locator) => (page: Page) => tapOn(control(page).first())
const onButton = (name: string | RegExp) => on((page) => page.getByRole('button', { name }))

/** What shoppers do most, each on a page that is live. */
const interactions: Interaction[] = [
  {
    name: 'typing in the search',
    path: '/',
    async before(page) {
      await searchField(page).tap()
      await page.keyboard.type('acr')
      await page.getByRole('option').first().waitFor()
    },
    aim: async (page) => () => page.keyboard.press('y'),
  },
  {
    name: 'choosing a colour',
    path: '/product/detail/p-ac-cast',
    aim: on((page) => page.locator('label').filter({ hasText: 'เขียว' })),
  },
  { name: 'opening the menu', path: '/', aim: onButton('เมนู') },
  { name: 'opening the filters', path: '/product', aim: onButton(/^กรอง/) },
  { name: 'switching the language', path: '/product', aim: onButton('English') },
  {
    name: 'plus in the cart',
    path: '/cart',
    isSignedIn: true,
    before: (page) => page.getByRole('button', { name: 'เพิ่มจำนวน' }).first().waitFor(),
    aim: onButton('เพิ่มจำนวน'),
  },
  {
    name: 'opening a product from the list',
    path: '/product',
    aim: on((page) => page.locator('main [data-entry] a')),
  },
]
