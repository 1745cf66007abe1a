import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../../server/config.ts'

// One picture takes one core; several are drawn at once.
sharp.concurrency(1)

interface Wanted {
  svg: string
  /** In pixels; the size that the SVG itself names if there is none. */
  size?: number
}

const cacheFolder = () => join(projectRoot(), 'node_modules/.cache/phaen-pictures')

/** An SVG as PNG. Drawn files are cached in node_modules, because drawing all takes seconds. */
export async function drawPng({ svg, size }: Wanted): Promise<Buffer> {
  const key = createHash('sha256').update(`${sharp.versions.sharp} ${size} ${svg}`).digest('hex')
  const file = join(cacheFolder(), `${key}.png`)
  const stored = await readFile(file).catch(() => undefined)
  if (stored) return stored
  // Drawn from vectors at the final size, not scaled from pixels.
  const png = await sharp(Buffer.from(svg), size === undefined ? {} : { density: (72 * size) / viewBoxSize })
    .resize(size ?? null)
    .png({ compressionLevel: 9 })
    .toBuffer()
  await cache(file, png)
  return png
}

/** The logo's view box is a square of this many units. */
const viewBoxSize = 40

/** Moved into place when complete, so that a build that was interrupted leaves no half picture. */
async function cache(file: string, png: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  try {
    await mkdir(cacheFolder(), { recursive: true })
    await writeFile(draft, png)
    await rename(draft, file)
  } catch {
    // A folder of packages that cannot be written to costs only time.
  }
}

/** The old format for browser tabs, as a list of PNGs, which every browser of the last fifteen years reads. */
export function iconFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
