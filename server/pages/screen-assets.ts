import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ScreenAssets {
  /** Written into the page: a file of its own would be asked for only when the page has come (decision 005). */
  style: { text: string; files: string[] }
  /** All scripts, so that none waits until another one imports it. */
  scripts: string[]
}

export type FindScreenAssets = (sources: readonly string[]) => ScreenAssets

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

/** Reads what Vite notes about the scripts and styles that it builds. */
export async function builtAssets(dist: string): Promise<FindScreenAssets> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(dist, 'manifest.json'), 'utf8'),
  )
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const texts = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const),
    ),
  )
  return assetFinder(manifest, (file) => texts.get(file) ?? '')
}

/** It draws the page, in a task of its own (decision 005): the entry imports it only when it runs. */
const renderer = 'node_modules/react-dom/client.js'

export function assetFinder(
  manifest: Record<string, ManifestChunk>,
  textOf: (file: string) => string,
): FindScreenAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry')
  if (!manifest[renderer]) throw new Error(`The build has no script of its own for ${renderer}`)
  return (sources) => {
    const chunks = withImports(manifest, [renderer, ...sources, entry])
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
    return {
      style: { text: styles.map(textOf).join(''), files: styles.map(addressOf) },
      // The entry has its own place in the page.
      scripts: chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => addressOf(file)),
    }
  }
}

const addressOf = (file: string) => `/${file}`

/** The named chunks and all that they import, each after what it imports. */
function withImports(manifest: Record<string, ManifestChunk>, keys: string[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    found.add(chunk)
  }
  keys.forEach(visit)
  return [...found]
}
