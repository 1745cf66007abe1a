import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../config.ts'
import type { PageEntry } from '../../openapi/page-entry.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageShells } from './page-shells.ts'
import { findSharedPicture } from './shared-pictures.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

/** Renders pages with the files that the build wrote to dist/. */
export async function builtRenderer(apiOrigin: string | undefined): Promise<PageRenderer> {
  const dist = join(projectRoot(), 'dist')
  const [html, manifestText, entry] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, 'manifest.json'), 'utf8'),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'ssr/entry.js')).href) as Promise<PageEntry>,
  ])
  const manifest: Record<string, ManifestChunk> = JSON.parse(manifestText)
  const shellOf = pageShells({ html, assetsOf: assetFinder(manifest), apiOrigin })
  const page = { ...entry, shellOf, pictureOf: findSharedPicture }
  return { load: async () => page, isBuilt: true }
}

function assetFinder(manifest: Record<string, ManifestChunk>) {
  const inEveryPage = new Set(
    Object.values(manifest).flatMap((chunk) => (chunk.isEntry ? (chunk.css ?? []) : [])),
  )
  const stylesOf = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((imported) => stylesOf(imported, seen)), ...(chunk.css ?? [])]
  }
  const scriptsOf = (key: string) => (manifest[key] ? [`/${manifest[key].file}`] : [])
  return (source: string, language: 'th' | 'en') => ({
    styles: stylesOf(source)
      .filter((file) => !inEveryPage.has(file))
      .map((file) => `/${file}`),
    scripts: [...scriptsOf(source), ...scriptsOf(`src/i18n/${language}/words.ts`)],
  })
}
