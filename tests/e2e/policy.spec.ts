import { createHash } from 'node:crypto'
import { branchMapPolicy } from '../../server/http/security-headers.ts'
import { mapPageUrl } from '../../src/components/map-frame/map-page.ts'
import { openCustomer } from './support/cart.ts'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const required = [
  /script-src 'self'( 'sha256-[^']+')+(;|$)/,
  /style-src 'self'( 'sha256-[^']+')*(;|$)/,
  /object-src 'none'/,
  /base-uri 'none'/,
  /frame-ancestors 'none'/,
  /require-trusted-types-for 'script'/,
]

test('every page carries the strict policy: no nonce, and the hashes of its own inline code alone', async ({
  request,
}) => {
  for (const path of ['/', '/product', '/about', '/demo', '/no/such/page']) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    for (const rule of required) expect(policy).toMatch(rule)
    expect(policy).not.toContain('nonce')
    const html = await answer.text()
    const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g)
    const styles = html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)
    const inline = [...scripts, ...styles].map(([, text = '']) => text)
    const hashes = inline.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
    expect(new Set(policy.match(/sha256-[\w+/=]+/g))).toEqual(new Set(hashes))
  }
})

test('markup that found its way into the page is refused', async ({ page, troubles }) => {
  troubles.expect(/TrustedHTML/)
  troubles.expect(/require-trusted-types-for/)
  await page.goto('/')
  await live(page)
  const outcome = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x" alt="" />'
      return 'inserted'
    } catch {
      return 'refused'
    }
  })
  expect(outcome).toBe('refused')
})

test('the frame of the map reaches no cookie, no storage, no page and no call of the shop', async ({
  page,
  request,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/connect-src|Refused to connect|violates|Unsafe attempt/)
  troubles.expect(/policy violation: connect-src/)
  await openCustomer(request, context, baseURL)
  const spy = `
    const attempt = (what) => { try { return String(what()) } catch (error) { return error.name } }
    const found = {
      origin: self.origin,
      cookie: attempt(() => document.cookie),
      local: attempt(() => localStorage.length),
      session: attempt(() => sessionStorage.length),
      parent: attempt(() => parent.document.cookie),
      top: attempt(() => { top.location.href = '/evil' }),
    }
    fetch('/api/customers', { credentials: 'include' })
      .then((answer) => answer.status, (error) => error.name)
      .then((call) => parent.postMessage({ ...found, call }, '*'))`
  await page.route(`**${mapPageUrl}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': branchMapPolicy },
      body: '<script src="/spy.js"></script>',
    }),
  )
  await page.route('**/spy.js', (route) => route.fulfill({ contentType: 'text/javascript', body: spy }))
  await page.goto('/about')
  await live(page)
  const found = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data))
        const frame = document.createElement('iframe')
        // As open as a frame can be: the page's own policy is what takes its origin away.
        frame.src = address
        document.body.append(frame)
      }),
    mapPageUrl,
  )
  expect(found).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    local: 'SecurityError',
    session: 'SecurityError',
    parent: 'SecurityError',
    top: 'SecurityError',
    call: 'TypeError',
  })
  expect(new URL(page.url()).pathname).toBe('/about')
  // The frame reports by itself, and later than its page answers.
  await expect(() => troubles.judge()).toPass({ timeout: 10_000 })
})
