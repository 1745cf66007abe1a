import { createHash } from 'node:crypto'
import { invalid } from '../common/problem.ts'

export interface CutPicture {
  id: string
  /** Of the middle one, which pages name. */
  width: number
  height: number
  files: { name: string; bytes: Buffer }[]
}

const widths = [400, 800, 1600]
const known = ['jpeg', 'png', 'webp']
/** A telephone's camera makes less; what unpacks to more is no photograph but an attack. */
const maxPixels = 60_000_000

/** Cuts what was uploaded to the widths that screens ask for. Whether it is a picture is seen by its bytes. */
export async function cutPicture(base64: string, field = 'data'): Promise<CutPicture> {
  const uploaded = Buffer.from(base64, 'base64')
  const refuse = () => invalid('It is no picture', [{ field, code: 'notPicture' }])
  // Blanks are no base64; sharp takes no empty input.
  if (uploaded.length === 0) throw refuse()
  // Loaded when the first picture comes: most servers never cut one.
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // Upright, as the camera says, and without what else the camera says.
  const picture = sharp(uploaded, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
  const { format } = await picture.metadata().catch(() => Promise.reject(refuse()))
  if (!known.includes(format)) throw refuse()
  const cut = (width: number) => picture.clone().resize({ width, withoutEnlargement: true })
  const files = []
  let size = { width: 0, height: 0 }
  for (const width of widths) {
    const webp = await cut(width)
      .webp({ quality: 78 })
      .toBuffer()
      .catch(() => Promise.reject(refuse()))
    const jpeg = await cut(width)
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    files.push({ name: `${width}.webp`, bytes: webp }, { name: `${width}.jpg`, bytes: jpeg.data })
    if (width === 800) size = jpeg.info
  }
  return {
    id: createHash('sha256').update(uploaded).digest('hex').slice(0, 32),
    width: size.width,
    height: size.height,
    files,
  }
}
