import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface GeneratedFile {
  url: URL
  content: string
}

/** Writes a generated file, or with `check` only says which one differs from what would be written. */
export async function settle(
  { url, content }: GeneratedFile,
  { check }: { check: boolean },
): Promise<string[]> {
  const path = fileURLToPath(url)
  const present = await readFile(path, 'utf8').catch(() => undefined)
  if (present === content) return []
  if (check) return [`${relative(root, path)} has drifted: run npm run gen`]
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return []
}
