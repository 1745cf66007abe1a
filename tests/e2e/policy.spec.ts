import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

const required = [
  /script-src 'self' 'sha256-[^']+'(;|$)/,
  /object-src 'none'/,
  /base-uri 'none'/,
  /frame-ancestors 'none'/,
  /require-trusted-types-for 'script'/,
  /style-src 'self' 'nonce-[^']+'(;|$)/,
]

test('every page carries the strict policy, with a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    ['/', '/', '/about', '/demo', '/no/such/page'].map(async (path) => {
      const answer = await request.get(path)
      return answer.headers()['content-security-policy'] ?? ''
    }),
  )
  for (const policy of policies) for (const rule of required) expect(policy).toMatch(rule)
  expect(new Set(policies).size).toBe(policies.length)
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
