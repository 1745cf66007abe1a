import { createBuilder } from 'vite'
import { projectRoot } from '../../../../server/config.ts'

/** For each script of the build: the packages and rooms that it holds, with their parts of it. */
export type Contents = Map<string, Map<string, number>>

/** Builds the scripts once more in memory, because dist/ does not say what they were made of. */
export async function readContents(): Promise<Contents> {
  const builder = await createBuilder({ root: projectRoot(), logLevel: 'error', build: { write: false } })
  const { client } = builder.environments
  if (!client) throw new Error('vite.config.ts has no client')
  const built = await builder.build(client)
  if (!('output' in built)) throw new Error('The client was not built')
  const contents: Contents = new Map()
  for (const file of built.output) {
    if (file.type === 'chunk') contents.set(file.fileName, partsOf(file.modules))
  }
  return contents
}

function partsOf(modules: Record<string, { renderedLength: number }>): Map<string, number> {
  const lengths = new Map<string, number>()
  let total = 0
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id)
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength)
    total += renderedLength
  }
  return new Map([...lengths].map(([name, length]) => [name, total === 0 ? 0 : length / total]))
}

/** The name of an npm package, or the room of the project: `src/i18n`, `machines/cart`. */
function packageOf(id: string): string {
  const [, ofNpm] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (ofNpm) return ofNpm
  const path = id.startsWith(projectRoot()) ? id.slice(projectRoot().length + 1) : 'build'
  return path.split('/').slice(0, 2).join('/')
}

/** Bytes of each package among these scripts, the largest first. */
export function bytesByPackage(scripts: Map<string, number>, contents: Contents): [string, number][] {
  const sums = new Map<string, number>()
  for (const [file, bytes] of scripts) {
    const parts = contents.get(file)
    if (!parts) throw new Error(`${file} is not a script of this build`)
    for (const [name, part] of parts) sums.set(name, (sums.get(name) ?? 0) + part * bytes)
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}
