import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { projectRoot } from '../../../server/config.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

const kilobyte = 1000
const budget = { script: 160 * kilobyte, style: 11 * kilobyte }

/** Prints the chunks that a first visit to home loads, in brotli. Fails above the budget. */
export async function benchBundle(): Promise<void> {
  await buildIfStale()
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(inDist('manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry')
  const needed = reach(manifest, [entry, 'src/screens/home/home-screen.tsx', 'src/i18n/th/words.ts'])
  const scripts = await sizesOf(needed.map(({ file }) => file))
  const styles = await sizesOf(needed.flatMap(({ css = [] }) => css))
  const isWithin = [tell('JavaScript', scripts, budget.script), tell('CSS', styles, budget.style)]
  if (isWithin.includes(false)) process.exitCode = 1
}

const inDist = (path: string) => join(projectRoot(), 'dist', path)

/** The named chunks and all of their static imports. */
function reach(manifest: Record<string, Chunk>, keys: string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (found.has(key)) return
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found.values()]
}

async function sizesOf(files: string[]): Promise<[file: string, bytes: number][]> {
  const sizes = [...new Set(files)].map(async (file): Promise<[string, number]> => [
    file,
    brotliCompressSync(await readFile(inDist(file))).length,
  ])
  return (await Promise.all(sizes)).toSorted(([, one], [, other]) => other - one)
}

function tell(what: string, sizes: [file: string, bytes: number][], most: number): boolean {
  const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1).padStart(7)} kB`
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
  console.log(`${what} of home, brotli`)
  for (const [file, bytes] of sizes) console.log(`${inKilobytes(bytes)}  ${file}`)
  console.log(`${inKilobytes(total)}  of ${inKilobytes(most).trim()} allowed\n`)
  return total <= most
}
