import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { citationsIn, idsIn, type Citation } from './citations.ts'
import type { Evidence } from './checklist.ts'
import { requirements } from './requirements.ts'

const folders = ['machines', 'openapi', 'sample-shop', 'server', 'src', 'tests', 'tools']
// The tests of the checklist itself have ids in their titles as samples, and prove none of them.
const isTest = (path: string) =>
  !path.startsWith('tests/spec/') &&
  (/\.(?:test|spec)\.tsx?$/.test(path) || /^tests\/e2e\/.*\.ts$/.test(path))
const isMachine = (path: string) => path.endsWith('.machine.ts')

/** Collects the repository's requirements, citations, mentions and decisions. */
export async function readEvidence(root: string): Promise<Evidence> {
  const paths = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
  const read = (chosen: (path: string) => boolean, ids: (path: string, text: string) => Citation[]) =>
    Promise.all(
      paths.filter(chosen).map(async (path) => {
        const text = await readFile(join(root, path), 'utf8')
        return idsIn(text).length === 0 ? [] : ids(path, text)
      }),
    )
  return {
    requirements,
    citations: (await read(isTest, citationsIn)).flat(),
    mentions: (await read(isMachine, mentionsIn)).flat(),
    decisions: await namesIn(join(root, 'docs/decisions')),
  }
}

const mentionsIn = (path: string, text: string) => [...new Set(idsIn(text))].map((id) => ({ id, path }))

async function filesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.map((name) => join(folder, name).split(sep).join('/'))
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
