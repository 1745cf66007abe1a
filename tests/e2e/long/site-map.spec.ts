import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from '../support/test.ts'

test('each address of the site map answers, is canonical to itself, and has a picture that answers', async ({
  request,
}) => {
  test.slow()
  const xml = await (await request.get('/sitemap.xml')).text()
  const root = new DOMParser().parseFromString(xml, 'application/xml')
  const addresses = [...root.getElementsByTagName('loc')].map((loc) => loc.textContent ?? '')
  expect(addresses.length).toBeGreaterThan(500)
  const pictures = new Set<string>()
  for (const address of addresses) {
    // Search engines keep no cookies, and the language of a visit is one.
    const answer = await fetch(address)
    expect(answer.status, address).toBe(200)
    const html = await answer.text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    expect(canonical).toBe(address)
    pictures.add(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
  }
  for (const picture of pictures)
    expect((await request.head(picture)).headers()['content-type'], picture).toBe('image/png')
})
