import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../config.ts'
import type { PageEntry } from '../../openapi/page-entry.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageShells } from './page-shells.ts'
import { findPictureInPage } from './picture-in-page.ts'
import { builtAssets } from './screen-assets.ts'
import { findSharedPicture } from './shared-pictures.ts'

/** Renders pages with the files that the build wrote to dist/. */
export async function builtRenderer(apiOrigin: string | undefined): Promise<PageRenderer> {
  const dist = join(projectRoot(), 'dist')
  const [html, assetsOf, entry] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    builtAssets(dist),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'ssr/entry.js')).href) as Promise<PageEntry>,
  ])
  const shellOf = pageShells({ html, assetsOf, apiOrigin })
  const page = { ...entry, shellOf, pictureOf: findSharedPicture, pictureInPage: findPictureInPage }
  return { load: async () => page, isBuilt: true }
}
