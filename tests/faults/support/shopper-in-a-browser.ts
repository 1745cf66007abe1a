import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { wholly, words } from '../../support/pages/words.ts'

/** How a purchase in the browser ended: with the order that a page names, or with what the last page says. */
export type Ended = { orderNumber: string } | { said: string }

interface Action {
  button: Locator
  press: (button: Locator) => Promise<void>
  /** Something went wrong before, so that it costs patience. */
  isAgain?: true
}

const moment = { timeout: 1_500 }
/** A purchase takes eight: a page that leads nowhere ends, too. */
const maxPresses = 40
const click = (button: Locator) => button.click(moment)

/** What leads on to the order: what violations on top of the page first. */
function actionsOn(page: Page): Action[] {
  const button = (name: string) => page.getByRole('button', { name: wholly(name) }).filter({ visible: true })
  const step = (name: string): Action => ({ button: button(name), press: click })
  const again = (name: string): Action => ({ ...step(name), isAgain: true })
  const choice = (radio: string): Action => ({ button: page.locator(radio).first(), press: click })
  return [
    again('checkout.placeAgain'),
    again('checkout.reloadCart'),
    again('parts.retry'),
    step('checkout.useAddress'),
    step('checkout.useBilling'),
    choice('[name=shipping]:enabled'),
    choice('[name=channel][value=cashOnDelivery]'),
    step('checkout.place'),
    { button: page.getByRole('link', { name: wholly('cart.checkout') }), press: click },
    // An order whose answer was lost, and the page that knew of it: the empty cart leads to the orders.
    { button: page.getByRole('link', { name: wholly('checkout.toOrders') }), press: click },
  ]
}

const isOffered = async ({ button }: Action) => {
  const first = button.first()
  return (await first.isVisible()) && (await first.isEnabled(moment))
}

async function offered(actions: readonly Action[]): Promise<Action | undefined> {
  for (const action of actions) if (await isOffered(action).catch(() => false)) return action
  return undefined
}

/** The number of an order that was placed, wherever a page names it. */
async function namedOrder(page: Page): Promise<string | undefined> {
  const text = await textOf(page)
  return /PH-\d{6}-\d{6}/.exec(text)?.[0]
}

const textOf = (page: Page) => page.evaluate(() => document.body.innerText).catch(() => '')

/** Puts the products into the cart from their page; whether that worked, the cart will show. */
export async function addToCartInBrowser(page: Page, address: string): Promise<void> {
  await page.goto(address).catch(() => undefined)
  const add = page.getByRole('button', { name: words('products.addToCart') }).filter({ visible: true })
  await add
    .first()
    .click(moment)
    .catch(() => undefined)
  await page
    .getByText(words('notices.addedToCart'))
    .first()
    .waitFor(moment)
    .catch(() => undefined)
}

/**
 * From the cart to the order: presses what the page offers, and loads it again when it offers nothing. Ends at the order, or where the
 * shopper has lost patience with the network.
 */
export async function buyInBrowser(page: Page, cart: string, patience: number): Promise<Ended> {
  const actions = actionsOn(page)
  let [left, address] = [patience, cart]
  const load = () => page.goto(address, { timeout: 10_000 }).catch(() => undefined)
  await load()
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const action = await untilOffered(page, actions)
    if (typeof action === 'string') return { orderNumber: action }
    if (!action || action.isAgain) left -= 1
    if (left < 0) break
    if (action) await pressed(action).catch(() => undefined)
    else await load()
    // A page of the browser's own, which says that the network is bad, has no address of the shop.
    if (page.url().startsWith('http')) address = page.url()
  }
  return { said: await textOf(page) }
}

/** Until the page has taken it: who pressed "try again" sees the button until the page loads anew. */
async function pressed({ press, button }: Action): Promise<void> {
  await press(button.first())
  await button.first().waitFor({ state: 'hidden', timeout: 10_000 })
}

/** The number of the order, or the way on, or neither after a while. */
async function untilOffered(page: Page, actions: readonly Action[]): Promise<string | Action | undefined> {
  const end = performance.now() + 5_000
  while (performance.now() < end) {
    const found = (await namedOrder(page)) ?? (await offered(actions))
    if (found !== undefined) return found
    await pause(50)
  }
  return undefined
}
