import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packable = /\.(?:js|css|svg|json|webmanifest|ico|html|txt|map)$/
/** Half of a page's scripts are smaller than a network packet, and over a slow network their bytes count all the same. */
const least = 256
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes packed copies beside the files of a folder that are sent to browsers. Node packs in as many threads as there are processors. */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && packable.test(entry.name))
  await Promise.all(names.map(({ name }) => packFile(join(folder, name))))
}

async function packFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < least) return
  const packed = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ])
  const files = [`${file}.br`, `${file}.gz`]
  await Promise.all(
    packed.map((copy, index) =>
      copy.length < bytes.length ? writeFile(files[index] ?? '', copy) : undefined,
    ),
  )
}
