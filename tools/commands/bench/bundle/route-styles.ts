import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { projectRoot } from '../../../../server/config.ts'
import { builtAssets } from '../../../../server/pages/screen-assets.ts'
import { variantResultsPart } from '../../../../src/features/products/table/variant-results-later.ts'
import { rooms } from '../../../../src/screens/profile/rooms/rooms.ts'

/** Screens that are built of parts, of which an address shows one. */
const partsOf: Record<string, readonly { source: string }[]> = {
  profile: rooms,
  'product-list': [variantResultsPart],
}

/** Bytes of the styles that the server writes into the page of each screen, in brotli; the largest if its parts differ. */
export async function routeStyles(): Promise<[screen: string, bytes: number][]> {
  const find = await builtAssets(join(projectRoot(), 'dist'))
  const screens = await readdir(join(projectRoot(), 'src/screens'))
  return screens.map((screen) => {
    const source = `src/screens/${screen}/${screen}-screen.tsx`
    const bytes = [undefined, ...(partsOf[screen] ?? [])].map((part) => {
      const { text } = find([source, ...(part ? [part.source] : [])], 'th').style
      return brotliCompressSync(text).length
    })
    return [screen, Math.max(...bytes)]
  })
}
