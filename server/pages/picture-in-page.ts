import type { FindPictureInPage } from '../../openapi/page-entry.ts'
import { drawingAt } from './drawing-at.ts'

/** Packed with the page, a drawing of that length is about a kilobyte. A longer one would delay the page's first words. */
const maxLength = 8_000
/** A shop has fewer drawings that come first on a page. */
const maxKnown = 500
const known = new Map<string, string | undefined>()

/** A drawing, small enough, as an address that holds it: the page need not ask for it (decision 005). */
export const findPictureInPage: FindPictureInPage = (address) => {
  if (known.has(address)) return known.get(address)
  const drawing = drawingAt(address)
  const inPage = drawing && drawing.length <= maxLength ? asAddress(drawing) : undefined
  if (known.size >= maxKnown) known.clear()
  known.set(address, inPage)
  return inPage
}

/** Characters that may stand in such an address, also within `srcset`, stay as they are: escapes make a page longer. */
const asAddress = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll(/%(?:3D|3A|2F|3B|2C)/g, decodeURIComponent)}`
