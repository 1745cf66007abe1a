import { spawnSync } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { addProduct } from '../support/api/test-product.ts'
import { databaseUrlIn, dataFolders } from '../support/database/data-folders.ts'
import { report } from './support/options.ts'
import { judge } from './support/judge.ts'
import { customersFor, startLoad } from './support/load.ts'
import { startShop, untilTrue } from './support/shop.ts'

const folders = dataFolders()
const mounted: string[] = []
afterAll(async () => {
  for (const folder of mounted) spawnSync('umount', ['-l', folder])
  await folders.clear()
})

/** A disk of its own for the data folder; only root of a Linux system may make one. */
async function smallDisk(): Promise<string | undefined> {
  const folder = await folders.make()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'phaen', folder])
  if (status !== 0) return undefined
  mounted.push(folder)
  return folder
}

it('a full disk is said, and nothing confirmed is lost', async () => {
  const dataDir = await smallDisk()
  if (dataDir === undefined) {
    report('full disk', 'NOT RUN: it needs a small disk, which only root of a Linux system can mount')
    return
  }
  const shop = await startShop({ dataDir })
  const pool = new pg.Pool({ connectionString: await databaseUrlIn(dataDir), max: 4 })
  pool.on('error', () => undefined)
  try {
    const db = { db: drizzle({ client: pool }) }
    const product = await addProduct(db, { stock: 1_000_000 })
    const customers = await customersFor(db, shop.origin, 1_500, product)
    const { bavail, bsize } = await statfs(dataDir)
    await writeFile(join(dataDir, 'filler'), Buffer.alloc(Math.max(0, bavail - 500) * bsize))
    const load = startLoad({ customers, originNow: () => shop.origin })
    await untilTrue(async () => load.refused + load.violations.length > 20, 120, 'the disk was full')
    expect(load.violations).toEqual([])
    await pause(500)
    await rm(join(dataDir, 'filler'))
    await untilTrue(async () => (await fetch(`${shop.origin}/readyz`)).ok, 60, 'the shop was ready again')
    const before = load.purchases.filter(({ orderId }) => orderId !== undefined).length
    await untilTrue(
      async () => load.purchases.filter(({ orderId }) => orderId !== undefined).length > before,
      60,
      'an order was confirmed again',
    )
    await load.stop()
    expect(shop.output()).toMatch(/No space left on device|could not extend file|could not write/)
    pool.options.connectionString = await databaseUrlIn(dataDir)
    const judged = await judge(load, {
      pool,
      origin: shop.origin,
      variantId: product.variantId,
      stock: 1_000_000,
    })
    report('full disk', `${load.refused} answers of 503, 0 of 500; ${judged} orders, 0 lost, 0 half, 0 twice`)
  } finally {
    await pool.end()
    await shop.leave()
  }
})
