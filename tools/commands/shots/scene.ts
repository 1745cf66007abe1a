import type { BrowserContext, Page } from 'playwright'
import type { Order } from '../../../openapi/generated/schema.ts'

export interface Stage {
  page: Page
  context: BrowserContext
  /** An order of the sample customer in this status. */
  orderThat: (status: Order['status']) => { id: string; orderNumber: string }
  isPhone: boolean
}

/** One picture: where to go, and what to do there before it is taken. */
export interface Scene {
  name: string
  path: string | ((stage: Stage) => string)
  as?: 'customer' | 'newcomer'
  scheme?: 'dark'
  phoneOnly?: boolean
  /** What the network does with some requests, before the page is opened. */
  before?: (stage: Stage) => Promise<unknown>
  act?: (stage: Stage) => Promise<unknown>
}

/** A request that is never answered: what loads stays loading. */
export const held = (url: string) => (stage: Stage) => stage.page.route(url, () => {})

export const failing =
  (url: string, status = 500, code = 'INTERNAL') =>
  ({ page }: Stage) =>
    page.route(url, (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: code, status, code, traceId: 't' },
      }),
    )

/** Presses a button or a link of this name, Thai or English. */
export const press =
  (name: RegExp) =>
  async ({ page }: Pick<Stage, 'page'>) => {
    const pressable = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
    await pressable.filter({ visible: true }).first().click()
  }

/** Presses what opens a dialog, whose script may be on its way. */
export const pressForDialog = (name: RegExp) => async (stage: Stage) => {
  await press(name)(stage)
  await stage.page.getByRole('dialog').filter({ visible: true }).first().waitFor()
}
