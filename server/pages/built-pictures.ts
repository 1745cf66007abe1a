import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FindPicture } from '../../openapi/page-entry.ts'
import { pictureSize } from '../../sample-shop/drawings/shared-picture.ts'

/** The addresses of the PNGs that the build drew. */
export async function builtPictures(dist: string): Promise<ReadonlySet<string>> {
  const folder = join(dist, 'media')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map(({ parentPath, name }) => `/media${join(parentPath, name).slice(folder.length)}`))
}

/** A drawing is shared as its PNG; a photograph of a shop's own as it is. */
export function findPictureIn(built: ReadonlySet<string>): FindPicture {
  return (imageUrl) => {
    if (!imageUrl.endsWith('.svg')) return { url: imageUrl }
    const url = imageUrl.replace(/\.svg$/, '.png')
    return built.has(url) ? { url, size: pictureSize } : undefined
  }
}
