import { get } from 'node:http'
import { live } from './support/ready.ts'
import { expect, test } from './support/test.ts'

test('an address with escaped letters is the address that it spells', async ({ page, request }) => {
  await page.goto('/%61bout')
  await live(page)
  await expect(page).toHaveTitle('เกี่ยวกับเรา · แผ่น Phaen')
  const guarded = await request.get('/%63art', { maxRedirects: 0 })
  expect([guarded.status(), guarded.headers().location]).toEqual([302, '/?auth=login&next=%2F%2563art'])
})

test('doubled slashes never name another host', async ({ baseURL }) => {
  // Sends the raw path with `http.get`, because a URL parser would already read another host from these paths.
  const ask = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      get(`${baseURL}`, { path }, ({ statusCode, headers }) => resolve([statusCode, headers.location])).on(
        'error',
        reject,
      )
    })
  expect(await ask('//')).toEqual([308, '/'])
  expect(await ask('//evil.example/cart')).toEqual([308, '/evil.example/cart'])
  expect(await ask('/\\evil.example')).toEqual([308, '/evil.example'])
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
