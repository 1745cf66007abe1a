import { createHash } from 'node:crypto'
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
