import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('an address with escaped letters is the address that it spells', async ({ page, request }) => {
  await page.goto('/%61bout')
  await live(page)
  await expect(page).toHaveTitle('เกี่ยวกับเรา · แผ่น Phaen')
  const guarded = await request.get('/%63art', { maxRedirects: 0 })
  expect([guarded.status(), guarded.headers().location]).toEqual([302, '/?auth=login&next=%2F%2563art'])
})

test('what is missing at the API or among the files is said to a program', async ({ request }) => {
  for (const path of ['/api', '/api/nope', '/thai/api/nope', '/assets/nope.js', '/media/nope.svg']) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
      path,
      404,
      'application/problem+json',
    ])
  }
})
