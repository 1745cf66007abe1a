import { afterAll, beforeAll, expect, it } from 'vitest'
import { loseDatabase } from '../support/api/lose-database.ts'
import { inEnglish, pageKinds } from './page-kinds.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.api.close())

it('a page that could not be read asks search engines to come again, and tells them nothing else', async () => {
  const bringBack = await loseDatabase(site.api)
  for (const path of pageKinds.flatMap((kind) => [kind.path, inEnglish(kind.path)])) {
    const { status, headers, body } = await site.api.call('GET', path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '30'])
    const page = await site.read(path)
    expect([path, [...page.meta.keys()], page.canonical, page.alternates, page.data]).toEqual([
      path,
      [],
      undefined,
      {},
      undefined,
    ])
    // The shopper reads what happened, and can try again.
    expect([path, /<div[^>]* role="alert"[^>]*>.*<button/s.test(String(body))]).toEqual([path, true])
  }
  bringBack()
  expect(await site.read('/about')).toMatchObject({ status: 200, canonical: expect.any(String) })
})

it('an address that names no page is missing, whether the database answers or not', async () => {
  const bringBack = await loseDatabase(site.api)
  expect((await site.read('/no/such/page')).status).toBe(404)
  bringBack()
})
