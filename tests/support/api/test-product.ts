import { sql, type InferInsertModel } from 'drizzle-orm'
import type { Database } from '../../../server/db/database.ts'
import { productDescriptions, products, variants } from '../../../server/db/schema/catalogue.ts'

type Fields = Partial<InferInsertModel<typeof variants>> & {
  sizeGuide?: string
  isForSale?: boolean
  isCuttable?: boolean
  unitTh?: string
  unitEn?: string
}

export interface TestProduct {
  productId: string
  variantId: string
}

let count = 0

/**
 * Adds a product with one variant for a single test; by default it costs 100 baht, weighs 1 kg, ships in a
 * small box and has 10 in stock.
 */
export async function addProduct(
  { db }: Pick<Database, 'db'>,
  {
    sizeGuide = 'box',
    isForSale = true,
    isCuttable = false,
    unitTh = 'ชิ้น',
    unitEn = 'piece',
    ...fields
  }: Fields = {},
): Promise<TestProduct> {
  count += 1
  // The later one is the greater one.
  const productId = `p-test-${process.pid}-${String(count).padStart(6, '0')}`
  const variantId = `${productId}-1`
  await db.insert(products).values({
    id: productId,
    code: productId,
    categoryId: sql`(select min(id) from categories)`,
    nameTh: `ของทดสอบ ${count}`,
    nameEn: `Test goods ${count}`,
    unitTh,
    unitEn,
    imageUrl: '/media/test.svg',
    imageAltTh: '',
    imageAltEn: '',
    sizeGuide,
    isForSale,
    isCuttable,
    isRecommended: false,
    createdAt: new Date(0),
  })
  await db.insert(productDescriptions).values({ productId, htmlTh: '', htmlEn: '' })
  await db.insert(variants).values({
    id: variantId,
    productId,
    position: 1,
    colorHex: '#8c1c1c',
    colorNameTh: 'แดง',
    colorNameEn: 'Red',
    labelTh: 'เล็ก',
    labelEn: 'small',
    widthMm: 100,
    lengthMm: 200,
    weightGrams: 1_000,
    priceSatang: 10_000,
    stock: 10,
    ...fields,
  })
  return { productId, variantId }
}
