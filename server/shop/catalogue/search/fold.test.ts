import { expect, it } from 'vitest'
import { poolOfThisFile } from '../../../../tests/support/database/pool-of-this-file.ts'
import { sampleShop } from '../../../import/sample-shop.ts'
import { tradeWords } from '../../../../sample-shop/catalogue/trade-words.ts'
import { fold } from './fold.ts'

const pool = poolOfThisFile()

it.each([
  ['สติ๊กเกอร์', 'สติกเกอร'],
  ['พลาสวู๊ด', 'พลาสวุด'],
  ['เเผ่น', 'แผน'],
  ['นํ้า', 'นำ'],
  ['1,220 × 2,440 มม.', '1220 x 2440 มม'],
  ['Sheets, boxes; glass', 'sheet box glass'],
  ['AC-CAST', 'ac cast'],
  ['ม้วนPVC', 'มวน pvc'],
  ['๑๒.๕', '12.5'],
])('%s is read as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

it('the server and the database read every text alike', async () => {
  const texts = [
    ...sampleShop().products.flatMap(({ code, name, variants }) => [
      code,
      name.th,
      name.en,
      ...variants.flatMap(({ label, color }) => [label.th, label.en, color.name.th, color.name.en]),
    ]),
    ...tradeWords.map(({ word }) => word),
    ...Array.from({ length: 0x60 }, (_, index) => `ก${String.fromCodePoint(0x0e00 + index)}ก`),
    'Façade – 50% “off” a.b 1.5 .5 5. 1,2 1,234,567 m² ÅÉ 中文 \u200bx\ufeff',
  ]
  const given = [...new Set(texts)].filter((text) => !text.includes('\0'))
  const { rows } = await pool().query<{ text: string; folded: string }>(
    'select text, search_fold(text) as folded from unnest($1::text[]) as text',
    [given],
  )
  expect(rows).toHaveLength(given.length)
  for (const { text, folded } of rows) expect(folded, text).toBe(fold(text))
})
