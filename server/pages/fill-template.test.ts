import { expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const template = {
  html: '<html lang="th"><head><title>x</title><!--head--></head><body><div><!--page--></div><!--state--><script data-also=""></script></body></html>',
  assetsOf: () => ({ styles: ['/assets/a.css'], scripts: ['/assets/a.js', '/assets/b.js'] }),
  contentSecurityPolicy: undefined,
  pictureOf: () => undefined,
}
const page = {
  kind: 'page' as const,
  status: 200 as const,
  language: 'en' as const,
  title: 'A & B </title>',
  head: '<meta name="robots" content="noindex" />',
  data: '<script type="application/ld+json">{}</script>',
  html: "<p>$& $1 $' costs ฿5</p>",
  state: '{"language":"en"}',
  source: 'src/screens/home/home-screen.tsx',
}

it('puts each part of a page into its place', () => {
  const html = fillTemplate(template, page)
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" /><meta name="robots"')
  expect(html).toContain('<script type="application/json" id="page-state">{"language":"en"}</script>')
  expect(html).toContain('data-also="/assets/a.js /assets/b.js"')
})

it('takes the words of a page for words, whatever signs are in them', () => {
  const html = fillTemplate(template, page)
  expect(html).toContain("<div><p>$& $1 $' costs ฿5</p></div>")
  expect(html).toContain('<title>A &amp; B &lt;/title></title>')
})
