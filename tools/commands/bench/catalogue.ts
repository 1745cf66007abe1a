import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { addressOf, databasePid, inFolder, listPath, print, withShop } from './bench-shop.ts'
import { benchOrders } from './catalogue/orders.ts'
import { percentile } from '../../../tests/support/percentile.ts'
import { compareThroughput, latencies } from './load.ts'
import { familyMemory, residentMemory } from './memory.ts'
import { packedAnswer, packedHeaders } from './packed-answer.ts'
import { startProgram, type Program } from './programs.ts'

/**
 * Compares cached answers of the catalogue with plain node:http and the same bytes, as they go over the wire; then answers that
 * are not cached, and orders.
 */
export async function benchCatalogue(): Promise<void> {
  await buildIfStale()
  await inFolder((folder) =>
    withShop(folder, async (shop) => {
      const page: { data: { id: string }[] } = await (await fetch(shop.origin + listPath)).json()
      const paths = {
        'list of products': listPath,
        'one product': `${listPath}/${page.data[0]?.id}`,
        'root categories': '/thai/api/categories/root',
        facets: '/thai/api/product-facets',
      }
      for (const [name, path] of Object.entries(paths)) await compare(`${name}, cached`, shop, path, folder)
      await measureMisses(shop.origin)
      print('memory of the API process', `${(await residentMemory(shop.pid)).toFixed(0)} MB`, 'under 200 MB')
      const database = await familyMemory(await databasePid(folder))
      print('memory of its database', `${database.toFixed(0)} MB`, 'under 150 MB')
    }),
  )
  await benchOrders()
}

/** Nobody asked for these before, so no answer is cached. */
async function measureMisses(origin: string): Promise<void> {
  const asked = (count: number, start: number) =>
    Array.from({ length: count }, (_, index) => addressOf(origin, { minPrice: 20, maxPrice: start + index }))
  await latencies(asked(50, 1_000))
  const times = await latencies(asked(200, 2_000))
  print('list of products, not cached', `${percentile(times, 50).toFixed(1)} ms`)
  print('  p99', `${percentile(times, 99).toFixed(1)} ms`)
}

async function compare(name: string, shop: Program, path: string, folder: string): Promise<void> {
  const url = shop.origin + path
  const { bytes, encoding } = await packedAnswer(url)
  const file = join(folder, 'bytes')
  await writeFile(file, bytes)
  const plain = await startProgram([
    '--import',
    'tsx',
    'tools/commands/bench/plain-server.ts',
    file,
    encoding,
  ])
  const own = { url, pid: shop.pid }
  const yardstick = { url: plain.origin, pid: plain.pid }
  const { requests, byTheClock, byProcessor } = await compareThroughput(own, yardstick, packedHeaders)
  await plain.end()
  print(
    `${name}, ${bytes.length} bytes (${encoding})`,
    `${requests.toFixed(0)}/s`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  )
  print(`  of plain node:http, by processor time`, byProcessor.toFixed(2), 'at least 0.80')
  print(`  of plain node:http, by the clock`, byTheClock.toFixed(2), 'at least 0.80')
}
