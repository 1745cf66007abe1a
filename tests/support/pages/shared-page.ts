import type { Browser, BrowserContext, Page } from 'playwright/test'
import { openRequestGate, type RequestGate } from './request-gate.ts'

/** A page of the shopper, as it is between two paths. */
export interface SharedPage {
  page: Page
  context: BrowserContext
  /** Where the page's requests can be held. */
  gate: RequestGate
  /** What the page complained about. */
  troubles: string[]
  /** Another tab of the same shopper, without the shop's own script. */
  otherTab: () => Promise<Page>
}

/** What the page of the next path finds. */
interface Beginning {
  /** The network from which it comes. */
  network: string
  storage: Record<string, string>
  cookies: Record<string, string>
}

export interface SharedPages {
  /** An unused page, on an address of the shop without a script. */
  next: (beginning: Beginning) => Promise<SharedPage>
}

const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
  // Transitions of dialogs take no time, so that a stopped clock does not stop them half-way.
  reducedMotion: 'reduce' as const,
  serviceWorkers: 'block' as const,
}

/** The stopped clock tells each new document all that it was ever told; after so many paths a new browser context forgets it. */
const longestUse = 25

const plainAddress = '/robots.txt'

/**
 * The paths of one worker share a page, because a new one compiles the whole shop again, which takes four times as long as
 * loading it. What a path leaves behind is cleared before the next one: its document with all that runs in it,
 * storage, cookies, routes and the time.
 */
export function sharedPages(browser: Browser, shop: string): SharedPages {
  let shared: SharedPage | undefined
  let uses = 0

  async function cleared(): Promise<SharedPage> {
    uses += 1
    if (shared && uses < longestUse && !shared.page.isClosed()) {
      await clear(shared)
      return shared
    }
    await shared?.context.close()
    uses = 0
    shared = await newPage(browser, shop)
    return shared
  }

  return {
    next: async ({ network, storage, cookies }) => {
      const { page, context, ...rest } = await cleared()
      const named = Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop }))
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': network })
      await context.addCookies(named.map((cookie) => ({ ...cookie, sameSite: 'Lax' })))
      await page.evaluate((items) => {
        localStorage.clear()
        sessionStorage.clear()
        for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
      }, storage)
      return { page, context, ...rest }
    },
  }
}

async function newPage(browser: Browser, shop: string): Promise<SharedPage> {
  const context = await browser.newContext({ ...phone, baseURL: shop })
  await context.clock.install()
  const page = await context.newPage()
  // A missing control is reported before the test ends.
  page.setDefaultTimeout(10_000)
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => {
    // The browser reports a reply that the path fails, too.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(message.text())
  })
  await page.goto(plainAddress)
  const gate = await openRequestGate(page)
  let other: Promise<Page> | undefined
  const otherTab = () => (other ??= plainTab(context))
  return { page, context, gate, troubles, otherTab }
}

async function clear({ page, context, gate, troubles }: SharedPage): Promise<void> {
  // Ends what the last path still holds: without its route it would go on to the server.
  await page.goto(plainAddress)
  await gate.open()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearCookies()
  await context.clock.install()
  await context.clock.resume()
  troubles.length = 0
}

async function plainTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(plainAddress)
  return page
}
