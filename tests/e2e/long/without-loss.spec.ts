import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe-faults.ts'
import { openCustomer, take } from '../support/cart.ts'
import { addAddress } from '../support/checkout.ts'
import { layoutFaultsOf } from '../support/layout-faults.ts'
import { customerScreens, mainScreens, publicScreens } from '../support/main-screens.ts'
import { movements } from '../support/movements.ts'
import { placeOrder } from '../support/orders.ts'
import { live, still } from '../support/ready.ts'
import { wholeBrowserLaunchOfRun } from '../support/run-facts.ts'
import { settling } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

// The headless shell sets letters a little wider.
test.use({ launchOptions: wholeBrowserLaunchOfRun() ?? {} })

interface Way {
  name: string
  width: number
  /** Styles that the reader brings along. */
  css?: string
  inForcedColours?: boolean
}

/** WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`

const tablet: Way = { name: 'a tablet', width: 768 }
const ways: Way[] = [
  { name: '320 pixels', width: 320 },
  { name: '200 % zoom of a screen of 1440 pixels', width: 720 },
  tablet,
  { name: 'text of double size', width: 1440, css: 'html { font-size: 200% !important; }' },
  { name: 'the text spacing of WCAG 1.4.12 on a phone', width: 360, css: spacing },
  { name: 'the text spacing of WCAG 1.4.12 on a desktop', width: 1440, css: spacing },
  { name: 'forced colours', width: 360, inForcedColours: true },
]
/** What English words alone can spoil is what fits. That longer ones fit a tablet is seen by other-origin.spec.ts. */
const waysOf = { th: ways, en: ways.filter((way) => !way.inForcedColours && way !== tablet) }

/** Shows the page in one way. A constructed sheet is allowed by the policy of the page. */
async function showAs(page: Page, { width, css = '', inForcedColours = false }: Way): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: inForcedColours ? 'active' : 'none' })
  await page.evaluate((text) => {
    const isOurs = ({ cssRules }: CSSStyleSheet) => cssRules[0]?.cssText.includes('--of-the-reader') === true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { --of-the-reader: 1 } ${text}`)
    const others = document.adoptedStyleSheets.filter((one) => !isOurs(one))
    document.adoptedStyleSheets = [...others, sheet]
  }, css)
  await still(page)
}

const phone = { width: 360, height: 740 }
const isMain = (path: string) => mainScreens.some((one) => one === path)

const half = Math.ceil(publicScreens.length / 2)

for (const words of ['th', 'en'] as const) {
  test.describe(`nothing is cut off, covered or at fault, and nothing moves, whatever a reader needs, ${words}`, () => {
    test.setTimeout(400_000)
    test.beforeEach(({ language }) => language(words))

    const lookAt = async (page: Page, paths: readonly string[]) => {
      const lost: Record<string, string[]> = {}
      const note = (name: string, found: string[]) => {
        if (found.length > 0) lost[name] = found
      }
      const settled = settling(page)
      for (const path of paths) {
        await page.setViewportSize(phone)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await live(page)
        if (words === 'th') note(`${path} moves`, await movements(page))
        await settled()
        if (isMain(path)) {
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
          await expect(page.locator('header form[role=search]'), path).toBeVisible()
          if (words === 'th') note(`${path} on a phone`, await axeFaults(page))
        }
        for (const way of waysOf[words]) {
          await showAs(page, way)
          note(`${path} with ${way.name}`, await layoutFaultsOf(page))
        }
        if (words === 'en') continue
        await showAs(page, { name: 'a desktop', width: 1440 })
        note(`${path} on a desktop`, await axeFaults(page))
      }
      expect(lost).toEqual({})
    }

    test('from the home page to the products', ({ page }) => lookAt(page, publicScreens.slice(0, half)))
    test('what there is to read, and the dialogs', ({ page }) => lookAt(page, publicScreens.slice(half)))
    test('from the cart to the order', async ({ page, context, request, baseURL }) => {
      const tokens = await openCustomer(request, context, baseURL)
      const { orderId, orderNumber } = await placeOrder(request, tokens)
      await take(request, tokens, { quantity: 2 })
      await addAddress(request, tokens)
      await lookAt(page, [
        ...customerScreens,
        `/profile/order-detail/${orderId}`,
        `/payment-result/process/${orderNumber}/${orderId}`,
      ])
    })
  })
}
