import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { projectRoot } from '../config.ts'

const sourceFiles = ['index.html', 'package-lock.json', 'vite.config.ts', 'openapi/generated/schema.ts']
const sourceFolders = ['src', 'machines', 'server']

/** Builds the app, its server rendering and the server, unless dist/ was built from these very sources. */
export async function buildWhatIsStale(): Promise<void> {
  const dist = join(projectRoot(), 'dist')
  const stamp = join(dist, 'built-from')
  const fingerprint = await fingerprintOfSources()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return

  console.log('Building the shop …')
  await rm(dist, { recursive: true, force: true })
  const builder = await createBuilder({ root: projectRoot(), logLevel: 'warn' })
  await builder.buildApp()
  await writeFile(stamp, fingerprint)
}

async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of [...sourceFiles, ...(await filesBelow(sourceFolders))]) {
    hash.update(path).update(await readFile(join(projectRoot(), path)))
  }
  for (const [name, value] of Object.entries(process.env)) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`)
  }
  return hash.digest('hex')
}

/** Tests are no part of what is built. */
async function filesBelow(folders: string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(projectRoot(), folder), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !/\.(test|cases)\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot().length + 1))
    }),
  )
  return lists.flat().sort()
}
