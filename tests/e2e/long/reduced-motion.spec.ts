import type { Page } from 'playwright/test'
import { customerScreens, publicScreens } from '../support/main-screens.ts'
import { openCustomer, take } from '../support/cart.ts'
import { live } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** Every movement that the page may make and that takes longer than a hundredth of a second. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (times: string) =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) || 0))
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && ['none', 'normal'].includes(style.content)) continue
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
        if (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01)
          found.add(`${name} animates for ${style.animationDuration}`)
        if (style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0.01)
          found.add(`${name} changes for ${style.transitionDuration}`)
      }
    }
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      if (typeof duration === 'number' && duration > 10) found.add(`an animation of ${duration} ms runs`)
    }
    return [...found].slice(0, 10)
  })

test('who asks for less motion sees none', async ({ page, context, request, baseURL }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving: Record<string, string[]> = {}
  const look = async (path: string) => {
    await page.goto(path)
    await live(page)
    const found = await movements(page)
    if (found.length > 0) moving[path] = found
  }
  for (const path of publicScreens) await look(path)
  await take(request, await openCustomer(request, context, baseURL))
  for (const path of customerScreens) await look(path)
  await page.goto('/')
  await live(page)
  await page.getByRole('button', { name: 'เมนู', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const menu = await movements(page)
  if (menu.length > 0) moving.menu = menu
  expect(moving).toEqual({})
})

test('without that wish things move, so that the look above sees movements', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await live(page)
  expect(await movements(page)).not.toEqual([])
})
