import { expect, it } from 'vitest'
import { cutTemplate, fillTemplate } from './fill-template.ts'
import { withAssets } from './page-shells.ts'

const html =
  '<html lang="th"><head><title>x</title><!--head--></head><body><div><!--page--></div><!--state--><script data-also=""></script></body></html>'
const shell = cutTemplate(
  withAssets(html, 'en', {
    style: { text: 'a{}', files: ['/assets/a.css'] },
    scripts: ['/assets/a.js', '/assets/b.js'],
  }),
)
const page = {
  kind: 'page' as const,
  status: 200 as const,
  language: 'en' as const,
  title: 'A & B </title>',
  head: '<meta name="robots" content="noindex" />',
  data: '<script type="application/ld+json">{}</script>',
  html: "<p>$& $1 $' costs ฿5</p>",
  state: '{"language":"en"}',
  sources: ['src/screens/home/home-screen.tsx'],
}

it('puts each part of a page into its place', () => {
  const filled = String(fillTemplate(shell, page))
  expect(filled).toContain('<html lang="en"')
  expect(filled).toContain(
    'noindex" /><link rel="stylesheet" href="/assets/a.css" disabled><style>a{}</style>',
  )
  expect(filled).toContain('<script type="application/json" id="page-state">{"language":"en"}</script>')
  expect(filled).toContain('data-also="/assets/a.js /assets/b.js"')
})

it('takes the words of a page for words, whatever signs are in them', () => {
  const filled = String(fillTemplate(shell, page))
  expect(filled).toContain("<div><p>$& $1 $' costs ฿5</p></div>")
  expect(filled).toContain('<title>A &amp; B &lt;/title></title>')
})
