import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { databasePid, inFolder, listPath, print, withShop } from './bench-shop.ts'
import { compareThroughput } from './load.ts'
import { familyMemory, residentMemory } from './memory.ts'
import { packedAnswer, packedHeaders } from './packed-answer.ts'
import { startProgram, type Program } from './programs.ts'

/** Compares what the catalogue serves with plain node:http and the same bytes, as they go over the wire. */
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
      for (const [name, path] of Object.entries(paths)) await compare(name, shop, path, folder)
      print('memory of the API process', `${(await residentMemory(shop.pid)).toFixed(0)} MB`, 'under 200 MB')
      const database = await familyMemory(await databasePid(folder))
      print('memory of its database', `${database.toFixed(0)} MB`, 'under 150 MB')
    }),
  )
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
    `${name}, warm, ${bytes.length} bytes (${encoding})`,
    `${requests.toFixed(0)}/s`,
    `load ${loadavg()[0]?.toFixed(1)}`,
  )
  print(`  of plain node:http, by processor time`, byProcessor.toFixed(2), 'at least 0.80')
  print(`  of plain node:http, by the clock`, byTheClock.toFixed(2), 'at least 0.80')
}
