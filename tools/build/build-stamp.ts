import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../server/config.ts'

const sourceFiles = ['index.html', 'package-lock.json', 'vite.config.ts', 'tools/commands/build.ts']
const sourceFolders = [
  'src',
  'machines',
  'server',
  'sample-shop',
  'openapi',
  'tools/build',
  'tools/statecharts/src',
]

const stampFile = () => join(projectRoot(), 'dist/built-from')

/** Whether dist/ was built from the current sources. */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(stampFile(), 'utf8').catch(() => undefined)
  return stamp === (await fingerprintOfSources())
}

/** Marks a build as complete. The fingerprint was taken before the build, so that a change made meanwhile is not missed. */
export async function stampBuild(fingerprint: string): Promise<void> {
  await writeFile(stampFile(), fingerprint)
}

export async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const paths = [...sourceFiles, ...(await filesBelow(sourceFolders))]
  const texts = await Promise.all(paths.map((path) => readFile(join(projectRoot(), path))))
  for (const [index, text] of texts.entries()) hash.update(paths[index] ?? '').update(text)
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  for (const [name, value] of settings.toSorted()) hash.update(`${name}=${value}`)
  return hash.digest('hex')
}

/** All files in these folders except tests, which are not built. */
async function filesBelow(folders: string[]): Promise<string[]> {
  const root = projectRoot()
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !/\.(test|cases)\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    }),
  )
  return lists.flat().toSorted()
}
