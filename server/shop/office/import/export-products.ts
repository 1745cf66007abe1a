import { Readable } from 'node:stream'
import { asc, gt } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { products } from '../../../db/schema/catalogue.ts'
import { columnNames } from '../../../import/variant-rows.ts'
import { byteOrderMark, csvCells, csvLine } from '../csv.ts'
import { keyOf, readGoods, variantNameOf, type Goods } from './goods.ts'
import { cellsOf, variantCells } from './plan.ts'

/** Read at once: so many products are in memory, however many there are. */
const productsAtOnce = 200

/** All goods by their codes, as the import reads them. */
export const exportProducts = (db: Queries): Readable => Readable.from(csvOf(db), { objectMode: false })

async function* csvOf(db: Queries): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['code', 'variant', ...columnNames])
  let after = ''
  for (;;) {
    const codes = await db
      .select({ code: products.code })
      .from(products)
      .where(gt(products.code, after))
      .orderBy(asc(products.code))
      .limit(productsAtOnce)
    const last = codes.at(-1)
    if (!last) return
    after = last.code
    const goods = await readGoods(
      db,
      codes.map(({ code }) => code),
    )
    yield codes.map(({ code }) => rowsOf(goods.get(keyOf(code)))).join('')
  }
}

/** A product without variants has no row. */
function rowsOf(goods: Goods | undefined): string {
  if (!goods) return ''
  const { code } = goods.product
  const ofProduct = csvCells(Object.values(cellsOf(goods)))
  return [...goods.variants.values()]
    .toSorted((one, other) => one.position - other.position)
    .map((variant) => {
      const ofVariant = csvLine(Object.values(variantCells(variant)))
      return `${csvCells([code, variantNameOf(variant)])},${ofProduct},${ofVariant}`
    })
    .join('')
}
