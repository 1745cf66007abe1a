import type pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { categories } from '../db/schema.ts'

/** Fills an empty shop with the sample goods; a shop that has goods is left alone. Of servers that start at once, one fills. */
export async function seedWhenEmpty(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table categories in exclusive mode')
    const { rows } = await client.query('select 1 from categories limit 1')
    if (rows.length === 0) await drizzle({ client }).insert(categories).values(await sampleCategories())
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function sampleCategories(): Promise<(typeof categories.$inferInsert)[]> {
  return [
    ['sign-materials', 'วัสดุทำป้ายโฆษณา', 'Advertising sign materials', 'acrylic/c8201e'],
    ['packaging', 'บรรจุภัณฑ์', 'Packaging', 'pet-box/bfdad6'],
    ['exhibition', 'งานจัดแสดงและนิทรรศการ', 'Exhibition', 'foam-board/f2b50a'],
    ['engineering-plastics', 'พลาสติกวิศวกรรม', 'Engineering plastics', 'engineering/1f4fa8'],
    ['product-covering', 'วัสดุคลุมและกันกระแทก', 'Product covering', 'bubble-film/bfdad6'],
    ['plastic-rolls', 'พลาสติกม้วน', 'Plastic rolls', 'film-roll/2e9fd0'],
  ].map(([id = '', nameTh = '', nameEn = '', drawing = ''], position) => ({ id, path: id, position, nameTh, nameEn, imageUrl: `/media/drawings/${drawing}.svg` }))
}
