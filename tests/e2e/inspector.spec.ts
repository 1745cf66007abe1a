import type { Page, Response } from 'playwright/test'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

/** Texts that minifying leaves in the scripts of the charts, of the reports and of Stately's adapter. */
const ofTools = ['data-transition', 'statechart report 1', 'xstateinspector']

/** Which of these texts stand in the scripts that a page loads, whatever the files are called. */
async function toolsLoadedOn(page: Page, path: string, asked: string[] = []): Promise<string[]> {
  page.on('request', (request) => asked.push(request.url()))
  const scripts: Promise<string>[] = []
  const read = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  }
  page.on('response', read)
  await page.goto(path)
  await live(page)
  await page.waitForLoadState('networkidle')
  // What comes later could not be read before the test ends.
  page.off('response', read)
  const texts = await Promise.all(scripts)
  expect(texts.length).toBeGreaterThan(0)
  return ofTools.filter((mark) => texts.some((text) => text.includes(mark)))
}

test('a shopper loads nothing of the inspector and the gallery: home, list and product', async ({
  context,
}) => {
  const asked: string[] = []
  for (const path of ['/', '/product', '/product/detail/p-ac-cast'])
    expect(await toolsLoadedOn(await context.newPage(), path, asked), path).toEqual([])
  expect(asked.filter((url) => /demo-screen|gallery|\.(?:plan|layout|cases)-/.test(url))).toEqual([])
  // Stately's adapter is loaded in development alone.
  expect(await toolsLoadedOn(await context.newPage(), '/?inspect')).toEqual(ofTools.slice(0, 2))
})

test('the drawer stays for the tab, shows who tells whom, and why a button is disabled', async ({ page }) => {
  await page.goto('/product/detail/p-ac-cast?inspect&lang=en')
  await live(page)
  const drawer = page.getByRole('complementary', { name: 'Inspector' })
  await expect(drawer.getByRole('button', { name: /^session/ })).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^loading/ })).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^record/ }).first()).toBeVisible()

  await page.goto('/?lang=en')
  await live(page)
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: /^snackbar/ }).click()
  await expect(drawer.getByRole('group', { name: 'Chart of snackbar' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close the inspector' }).click()
  await expect(drawer).toHaveCount(0)
  await page.reload()
  await live(page)
  await expect(drawer).toHaveCount(0)
})
