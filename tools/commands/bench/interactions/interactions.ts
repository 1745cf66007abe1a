import type { Locator, Page } from 'playwright'
import { fingerOn } from './finger.ts'

export interface Interaction {
  name: string
  path: string
  /** Brings the page to where the interaction can be done, not measured. */
  before?: (page: Page) => Promise<void>
  /** Finds what is pressed, not measured, and returns the press. */
  aim: (page: Page) => Promise<() => Promise<void>>
  isSignedIn?: boolean
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
const on = (control: (page: Page) => Locator) => (page: Page) => fingerOn(control(page).first())
const onButton = (name: string | RegExp) => on((page) => page.getByRole('button', { name }))

/** What shoppers do most, each on a page that is live. */
export const interactions: Interaction[] = [
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
