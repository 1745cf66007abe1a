import { expect, test, type Page } from 'playwright/test'
import { collectTroubles } from './troubles.ts'

const address = 'http://troubles.test/'

/** Opens a page that runs this script under a policy that forbids inline scripts. */
async function open(page: Page, script: string, policy = "script-src 'self'"): Promise<void> {
  await page.route(`${address}**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/missing') return route.fulfill({ status: 404 })
    if (path === '/script.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><script src="/script.js"></script><p>open</p>',
    })
  })
  await page.goto(address)
}

test.describe('the watch over the browser', () => {
  for (const [name, script, pattern] of [
    ['an error that nobody caught', "throw new Error('boom')", /page error: boom/],
    ['a rejection that nobody caught', "Promise.reject(new Error('lost'))", /page error: lost/],
    ['an error in the console', "console.error('bad', 1)", /console error: bad 1 \(http/],
    ['a warning about hydration', "console.warn('Hydration failed')", /console warning: Hydration failed/],
    ['a refused request', "fetch('/missing')", /console error: Failed to load .* 404 .*missing/],
    [
      'a violated policy',
      "document.head.append(Object.assign(document.createElement('script'), { text: '1' }))",
      /policy violation: script-src-elem inline/,
    ],
  ] as const) {
    test(`fails a test for ${name}, unless it is expected`, async ({ context, page }) => {
      const troubles = collectTroubles()
      await troubles.watch(context)
      await open(page, script)
      await expect(() => expect(troubles.judge()).rejects.toThrow(pattern)).toPass()
      troubles.expect(/./)
      await troubles.judge()
    })
  }

  test('fails a test for a text that is no trusted type, unless it is expected', async ({
    context,
    page,
  }) => {
    const troubles = collectTroubles()
    await troubles.watch(context)
    await open(page, "document.documentElement.innerHTML = '<p>x</p>'", "require-trusted-types-for 'script'")
    const report = /policy violation: require-trusted-types-for/
    await expect(() => expect(troubles.judge()).rejects.toThrow(report)).toPass()
    troubles.expect(/TrustedHTML/)
    await expect(troubles.judge()).rejects.toThrow(report)
    troubles.expect(report)
    await troubles.judge()
  })

  test('lets other warnings and messages be', async ({ context, page }) => {
    const troubles = collectTroubles()
    await troubles.watch(context)
    await open(page, "console.warn('slow'); console.log('hello')")
    await troubles.judge()
  })

  test('fails a test whose expected trouble does not come', async ({ context, page }) => {
    const troubles = collectTroubles()
    await troubles.watch(context)
    await open(page, '1')
    troubles.expect(/status of 400/)
    await expect(troubles.judge()).rejects.toThrow('expected trouble that did not come')
  })
})
