import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from '../support/test.ts'

test('addresses of the site map answer, are canonical to themselves, and have a picture that answers', async ({
  request,
}) => {
  test.slow()
  const xml = await (await request.get('/sitemap.xml')).text()
  const root = new DOMParser().parseFromString(xml, 'application/xml')
  const addresses = [...root.getElementsByTagName('loc')].map((loc) => loc.textContent ?? '')
  expect(addresses.length).toBeGreaterThan(500)
  const pictures = new Set<string>()
  // The pages of one kind are alike, and there are hundreds of three kinds: every tenth of these is enough.
  const isOfMany = (address: string) => /\/detail\/|\/product\/c-/.test(address)
  const sample = addresses.filter((address, at) => at % 10 === 0 || !isOfMany(address))
  for (const address of sample) {
    // Search engines keep no cookies, and the language of a visit is one.
    const answer = await fetch(address)
    expect(answer.status, address).toBe(200)
    const html = await answer.text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    expect(canonical).toBe(address)
    pictures.add(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
  }
  for (const picture of pictures)
    expect((await request.head(picture)).headers()['content-type'], picture).toMatch(/^image\/(png|jpeg)$/)
})
