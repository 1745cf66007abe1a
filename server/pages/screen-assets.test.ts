import { expect, it } from 'vitest'
import { assetFinder } from './screen-assets.ts'
import { pageShells, withAssets } from './page-shells.ts'

const home = 'src/screens/home/home-screen.tsx'
const entry = { 'index.html': { file: 'assets/index.js', css: ['assets/base.css'], isEntry: true } }
const find = assetFinder(
  {
    ...entry,
    'node_modules/react-dom/client.js': { file: 'assets/client.js', imports: ['index.html'] },
    [home]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_card.js', 'index.html'] },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_price.js', 'index.html'] },
    '_price.js': { file: 'assets/price.js', css: ['assets/price.css'] },
    'src/features/table.tsx': { file: 'assets/table.js', css: ['assets/table.css'], imports: ['_price.js'] },
    'src/screens/cart/cart-screen.tsx': { file: 'assets/cart.js', css: ['assets/cart.css'] },
    'src/i18n/en/words.ts': { file: 'assets/en.js' },
  },
  (file) => `/* ${file} */`,
)
const html =
  '<html lang="th"><head><!--head--><link rel="stylesheet" crossorigin href="/assets/base.css"></head>' +
  '<body><script data-entry="/assets/index.js" data-also=""></script></body></html>'

it('names all scripts of a screen, its words, and what draws it', () => {
  expect(find([home, 'src/i18n/en/words.ts']).scripts.toSorted()).toEqual(
    [
      '/assets/card.js',
      '/assets/client.js',
      '/assets/en.js',
      '/assets/home.js',
      '/assets/price.js',
    ].toSorted(),
  )
})

it('takes no build in which what draws a page would be asked for late', () => {
  expect(() => assetFinder(entry, String)).toThrow('react-dom')
})

it('names the scripts and styles of a part that the address shows, and of no other', () => {
  const { scripts, style } = find([home, 'src/features/table.tsx'])
  expect(scripts).toContain('/assets/table.js')
  expect(style.files).toContain('/assets/table.css')
  expect(find([home]).scripts).not.toContain('/assets/table.js')
})

it('joins the styles of a screen, those of its parts first, each once', () => {
  const { files, text } = find([home]).style
  expect(files.toSorted()).toEqual(
    ['/assets/base.css', '/assets/card.css', '/assets/home.css', '/assets/price.css'].toSorted(),
  )
  expect(files.indexOf('/assets/price.css')).toBeLessThan(files.indexOf('/assets/card.css'))
  expect(files.indexOf('/assets/card.css')).toBeLessThan(files.indexOf('/assets/home.css'))
  expect(text.match(/home\.css/g)).toHaveLength(1)
})

it('writes the styles into the page instead of asking for sheets', () => {
  const shell = withAssets(html, 'en', find([home]))
  expect(shell).toContain('<html lang="en"')
  expect(shell).toMatch(/<style>[^<]*\/\* assets\/home\.css \*\//)
  const links = shell.match(/<link rel="stylesheet"[^>]*>/g)
  expect(links).toContain('<link rel="stylesheet" href="/assets/home.css" disabled>')
  expect(links?.filter((link) => !link.endsWith(' disabled>'))).toEqual([])
  expect(shell).toMatch(/data-also="[^"]*\/assets\/card\.js/)
  const { contentSecurityPolicy } = pageShells({ html, assetsOf: find, apiOrigin: undefined })([home], 'en')
  expect(contentSecurityPolicy).toMatch(/style-src 'self' 'sha256-/)
})
