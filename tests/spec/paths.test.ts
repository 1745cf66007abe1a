import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { words, wholly } from '../support/pages/words.ts'

const pageModels = join(import.meta.dirname, '../support/pages')

/** The flows whose paths do not run through a page, and why. */
const withoutPaths: Record<string, string> = {
  app: 'It starts the other flows and relays their messages; no page shows it.',
  loading: 'The overlay over the page shows it; the paths of the other flows run below it.',
  language: 'The paths of a product, of the search and of the checkout change the language on their way.',
  snackbar: 'The test of its component sees it.',
  overlay: 'The dialogs of the other flows show it; how it closes is seen by the test of its component.',
  'token-refresh': 'It has no words of its own; the e2e tests of the session run through it.',
  'guest-cart':
    'It has no page of its own; the walks of signing in, of registering and of two tabs bring goods into the cart.',
  'cart-drawer': 'It has no page of its own; the e2e tests of a guest and of the product open and close it.',
  'line-sign-in':
    'It leaves for another site and comes back; its e2e walk does so with a LINE of its own, and its chart is run by itself.',
  'order-status': 'No shopper moves it: the shop, the bank and the carrier do. The server proves it.',
  'quotation-status':
    'It says what is allowed and has no page; the server and the walk of a quotation prove it.',
  'staff-session': 'It is of the office, which has no page model; the test of its machine walks it.',
  'edit-record': 'It is of the office, which has no page model; the test of its machine walks it.',
  import: 'It is of the office, which has no page model; the test of its machine and the e2e tests walk it.',
}

it('each flow has its paths run through a page, or a reason why not', async () => {
  const specs = (await readdir(join(import.meta.dirname, '../e2e/paths')))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => name.replace('.spec.ts', ''))
  const ids = flows.map(({ id }) => id)
  expect([...specs, ...Object.keys(withoutPaths)].toSorted()).toEqual(ids.toSorted())
})

it('the words of a page model match either language, with anything in the place of a value', () => {
  expect('ค้นหาล่าสุด').toMatch(words('search.recent'))
  expect('Recent searches').toMatch(words('search.recent'))
  expect('6 จาก 12 รายการ เลือกด้วยปุ่มลูกศร').toMatch(words('search.suggested'))
  expect('รับคำสั่งซื้อ PH-2 แล้ว').not.toMatch(words('checkout.placed', { orderNumber: 'PH-1' }))
  expect('ถ้ามีบัญชีของเบอร์ 081 234 5678 รหัสจะไปถึงภายใน 1 นาที').toMatch(
    words('codes.ifPhoneKnown', { to: '081 234 5678' }),
  )
  expect('ค้นหาล่าสุดอีก').not.toMatch(wholly('search.recent'))
  expect(() => words('search.nothing')).toThrow('no words search.nothing')
})

it('the words that a page model names are the shop’s', async () => {
  const files = (await readdir(pageModels)).filter((name) => name !== 'words.ts')
  const texts = await Promise.all(files.map((name) => readFile(join(pageModels, name), 'utf8')))
  const named = texts.flatMap((text) => [...text.matchAll(/\b(?:words|wholly)\(\s*'([\w.-]+)'/g)])
  expect(named.length).toBeGreaterThan(100)
  for (const [, name = ''] of named) expect(() => words(name)).not.toThrow()
})
