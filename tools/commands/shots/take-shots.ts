import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { putIntoCart, storeTokens, newSession, type Tokens } from '../../../tests/e2e/support/customer.ts'
import { speak, type Language } from '../../../tests/e2e/support/language.ts'
import { newCustomer } from '../../../tests/e2e/support/new-customer.ts'
import { still } from '../../../tests/e2e/support/ready.ts'
import type { Scene, Stage } from './scene.ts'

export interface Shot {
  scene: Scene
  width: number
  language: Language
  /** The picture, relative to the folder of all; none where it could not be taken. */
  file?: string
  trouble?: string
  /** How far the page scrolls sideways. */
  sideways: number
}

interface Order {
  id: string
  orderNumber: string
  status: string
}

/** The customers of one run, and the orders of the first. */
export interface Cast {
  customer: Tokens
  newcomer: Tokens
  orders: Order[]
}

export async function castOf(context: BrowserContext): Promise<Cast> {
  const { request } = context
  const customer = await newSession(request)
  await putIntoCart(request, customer)
  const headers = { authorization: `Bearer ${customer.access_token}` }
  const { data } = await (await request.get('/api/customers/orders?pageSize=100', { headers })).json()
  return { customer, newcomer: await newCustomer(request), orders: data }
}

/** Takes the picture of one scene, on a page of its own. */
export async function takeShot(
  browser: Browser,
  { origin, folder, cast }: { origin: string; folder: string; cast: Cast },
  { scene, width, language }: Pick<Shot, 'scene' | 'width' | 'language'>,
): Promise<Shot> {
  const isPhone = width < 768
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width, height: isPhone ? 740 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    ...(scene.scheme && { colorScheme: scene.scheme }),
  })
  const shot: Shot = { scene, width, language, sideways: 0 }
  try {
    await speak(context, origin, language)
    if (scene.as) {
      const { access_token, refresh_token } = cast[scene.as]
      await storeTokens(context, origin, { access_token, refresh_token })
    }
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const stage: Stage = { page, context, isPhone, orderThat: orderIn(cast) }
    const note = (error: unknown) =>
      (shot.trouble ??= error instanceof Error ? error.message.slice(0, 600) : String(error))
    // A state that is not reached is worth a picture, too.
    await show(scene, stage).catch(note)
    await picture(page, shot, folder).catch(note)
  } finally {
    await context.close()
  }
  return shot
}

async function picture(page: Page, shot: Shot, folder: string): Promise<void> {
  shot.sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const isCovered = await hasDialog(page)
  // What sticks to the window stands where it stood when the page was opened.
  if (!isCovered) await page.evaluate(() => window.scrollTo(0, 0))
  const file = `${shot.width}-${shot.language}-${shot.scene.name.replaceAll(/[^\w]+/g, '-')}.png`
  await page.screenshot({ path: join(folder, file), fullPage: !isCovered })
  shot.file = file
}

async function show(scene: Scene, stage: Stage): Promise<void> {
  const { page } = stage
  await scene.before?.(stage)
  await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(stage))
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  await scene.act?.(stage)
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
  await loadPictures(page)
  await still(page)
}

/** Pictures further down load when they come near: a picture of the whole page needs them all. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
  })
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, {
      timeout: 5000,
    })
    .catch(() => undefined)
}

const hasDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).first().isVisible()

const orderIn =
  ({ orders }: Cast): Stage['orderThat'] =>
  (status) => {
    const found = orders.find((order) => order.status === status)
    if (!found) throw new Error(`The sample customer has no order that is ${status}`)
    return found
  }
