import type { Page } from 'playwright'

export interface Interaction {
  name: string
  path: string
  /** Brings the page to where the interaction can be done, not measured. */
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  isSignedIn?: boolean
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'ค้นหาสินค้า' })
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap()

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
    act: (page) => page.keyboard.press('y'),
  },
  {
    name: 'choosing a colour',
    path: '/product/detail/p-ac-cast',
    act: (page) => page.locator('label').filter({ hasText: 'เขียว' }).first().tap(),
  },
  { name: 'opening the menu', path: '/', act: press('เมนู') },
  { name: 'opening the filters', path: '/product', act: press(/^กรอง/) },
  { name: 'switching the language', path: '/product', act: press('English') },
  {
    name: 'plus in the cart',
    path: '/cart',
    isSignedIn: true,
    before: (page) => page.getByRole('button', { name: 'เพิ่มจำนวน' }).first().waitFor(),
    act: press('เพิ่มจำนวน'),
  },
  {
    name: 'opening a product from the list',
    path: '/product',
    act: (page) => page.locator('main [data-entry] a').first().tap(),
  },
]
