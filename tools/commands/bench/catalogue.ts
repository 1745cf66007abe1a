import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { databasePid, inFolder, listPath, print, withShop } from './bench-shop.ts'
import { compareThroughput } from './load.ts'
import { familyMemory, residentMemory } from './memory.ts'
import { packedAnswer, packedHeaders } from './packed-answer.ts'
import { startProgram } from './programs.ts'

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
      for (const [name, path] of Object.entries(paths)) await compare(name, shop.origin + path, folder)
      print('memory of the API process', `${(await residentMemory(shop.pid)).toFixed(0)} MB`, 'under 200 MB')
      const database = await familyMemory(await databasePid(folder))
      print('memory of its database', `${database.toFixed(0)} MB`, 'under 150 MB')
    }),
  )
}

async function compare(name: string, url: string, folder: string): Promise<void> {
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
  const { requests, ratio } = await compareThroughput(url, plain.origin, packedHeaders)
  await plain.end()
  print(
    `${name}, warm, ${bytes.length} bytes (${encoding}), of plain node:http`,
    `${ratio.toFixed(2)} (${requests.toFixed(0)}/s)`,
    'at least 0.80',
  )
}
