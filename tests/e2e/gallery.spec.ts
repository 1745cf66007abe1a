import { axeFaults } from './support/axe-faults.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('a developer plays the checkout to a failure and back, in English', async ({ page }) => {
  await page.goto('/demo/checkout?lang=en')
  await live(page)
  const active = page.getByRole('region', { name: 'State', exact: true }).getByRole('status')
  await expect(active).toHaveText('loadingCart')

  const actor = page.getByRole('group', { name: 'loadCart' })
  await actor.getByRole('combobox').last().selectOption({ label: 'INTERNAL' })
  await actor.getByRole('button', { name: 'Fail', exact: true }).click()
  await expect(active).toHaveText('cartFailed')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(active).toHaveText('loadingCart')

  // What is typed and cannot be read stays in its field, with the reason.
  await actor.getByRole('button', { name: 'Edit' }).first().click()
  await actor.getByRole('textbox').fill('{ "items": [,] }')
  await actor.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(actor.getByRole('alert')).toContainText('JSON')
  await expect(actor.getByRole('textbox')).toHaveValue('{ "items": [,] }')

  await page.getByRole('button', { name: 'Tree' }).click()
  await page.getByRole('treeitem', { name: /^outOfArea/ }).click()
  await expect(page).toHaveURL(/#steps\.shipping\.outOfArea$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'steps.shipping.outOfArea' })).toBeVisible()
})

test('the card of each flow shows its own diagram, drawn', async ({ page }) => {
  await page.goto('/demo?lang=th')
  await live(page)
  const pictures = page.locator('li > img')
  const addresses = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')))
  expect(addresses.length).toBeGreaterThan(20)
  expect(new Set(addresses).size).toBe(addresses.length)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect(pictures.last()).toHaveJSProperty('complete', true)
  expect(await pictures.last().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
})

test('a developer tries the options of the parts, in Thai', async ({ page }) => {
  await page.goto('/demo?lang=th')
  await live(page)
  await page.getByRole('link', { name: 'ชิ้นส่วนทั้งหมด' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ชิ้นส่วนทั้งหมด' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  await part('TextField').getByLabel('max', { exact: true }).fill('5')
  await part('TextField').locator('[name=text-field]').fill('PVC')
  await expect(part('TextField').getByText('3 / 5')).toBeVisible()

  const weight = part('rules').getByLabel('weight')
  await weight.fill('1.2345')
  await weight.blur()
  await expect(part('rules').getByRole('alert')).toHaveText('รูปแบบตัวเลขไม่ถูกต้อง')

  await part('CountryFlag').getByLabel('size').selectOption('small')
  await part('CountryFlag').getByLabel('rounded').check()
  await expect(part('CountryFlag').getByRole('img', { name: 'TH' })).toHaveAttribute('data-size', 'small')
  await expect(part('CountryFlag').getByRole('img', { name: 'TH' })).toHaveAttribute('data-rounded', 'true')

  const third = part('Carousel').getByText('3', { exact: true })
  await expect(third).not.toBeInViewport()
  await part('Carousel').getByLabel('itemsToShow').fill('3')
  await part('Carousel').scrollIntoViewIfNeeded()
  await expect(third).toBeInViewport()
})

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' })

  test('reads the gallery in English until its switch is pressed', async ({ page }) => {
    await page.goto('/demo/checkout#steps.shipping')
    await live(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/\/demo\/checkout\?lang=en#steps\.shipping$/)
    await page.getByRole('button', { name: 'TH ภาษาไทย' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await page.goto('/demo')
    await live(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  })

  test('reads the shop in Thai', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  })
})
