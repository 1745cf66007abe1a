import { setTimeout as nextLook } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Tokens } from '../../e2e/support/customer.ts'
import { live } from '../../e2e/support/ready.ts'
import { otherShopOfRun } from '../../e2e/support/run-facts.ts'
import { heldReplies, type Endpoint, type HeldReplies } from './held-replies.ts'
import type { SharedPages } from './shared-page.ts'

/** How the page of a path is opened. */
export interface Opening {
  address: string
  /** The replies that the path releases one by one. */
  hold?: readonly Endpoint[]
  storage?: Record<string, string>
  /** The tokens of a customer. */
  cookies?: Partial<Tokens>
  /** Further preparation, before the page is opened: it is on an address of the shop without a script. */
  prepare?: (page: Page, replies: HeldReplies) => Promise<void>
}

/** One path: the page, its held replies and its stopped clock. */
export interface PageRun {
  page: Page
  context: BrowserContext
  replies: HeldReplies
  /** Lets time pass in the page. It stands still otherwise. */
  pass: (ms: number) => Promise<void>
  /** Lets time pass until something has happened. */
  passUntil: (event: Promise<unknown>) => Promise<void>
  /** Another tab of the same shopper, without the shop's own script. */
  otherTab: () => Promise<Page>
  /** Lets the clock run again and waits until somebody closes the page. */
  stay: () => Promise<void>
  /** Ends the path; fails if the page had an error of its own. */
  close: () => Promise<void>
}

/** Opens a page that nobody has used, and stops its clock once it is alive. */
export async function openPage(
  pages: SharedPages,
  network: string,
  { address, hold = [], storage = {}, cookies = {}, prepare }: Opening,
): Promise<PageRun> {
  const { page, context, gate, troubles, otherTab } = await pages.next({
    network,
    storage,
    cookies: { ...cookies },
  })
  const replies = heldReplies(gate)
  await replies.hold(...hold)
  await prepare?.(page, replies)
  await page.goto(address, { waitUntil: 'commit' })
  // Another implementation has no such sign; its page counts as alive once it has loaded.
  await (otherShopOfRun() === undefined ? live(page) : page.waitForLoadState())
  await stopClock(page)

  return {
    page,
    context,
    replies,
    pass: (ms) => context.clock.runFor(ms),
    passUntil: async (event) => {
      let isOver = false
      event.catch(() => undefined).finally(() => (isOver = true))
      while (!isOver) {
        await context.clock.runFor(500)
        await Promise.race([event, nextLook(20)]).catch(() => undefined)
      }
      await event
    },
    otherTab,
    stay: async () => {
      await context.clock.resume()
      await page.waitForEvent('close', { timeout: 0 })
    },
    close: async () => {
      // Its answer arrives after all that the page has complained about.
      await page.evaluate(() => undefined)
      expect(troubles, 'trouble in the page').toEqual([])
    },
  }
}

/** The clock is stopped a moment ahead; on a busy machine that moment may have passed before the page hears of it. */
async function stopClock(page: Page): Promise<void> {
  const ahead = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await expect(ahead).toPass({ timeout: 10_000 })
}
