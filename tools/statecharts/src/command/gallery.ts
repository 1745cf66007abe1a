import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { Shown } from '../page/page.tsx'
import { planOf, type Plan } from '../plan.ts'
import { search } from '../search.ts'
import { instrument } from '../walker/instrument.ts'
import { startsOf } from '../walker/moves.ts'
import { filesOf, type Found, load } from './load.ts'
import { readPlan } from './pinned.ts'
import { layoutOf } from './render.ts'

/** Opens the machines of these files in a browser, or writes the page into a folder that any host can serve. */
export async function gallery(
  globs: string[],
  { port, static: folder }: { port: string; static?: string },
): Promise<boolean> {
  const files = await pageOf(globs)
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true })
    for (const [name, content] of files) await writeFile(join(folder, name), content)
    process.stdout.write(`${join(folder, 'index.html')} shows the gallery\n`)
    return true
  }
  let served = files
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const answer = async () => {
      // The page is built anew, so that it shows the files as they are now.
      if (path === '/') served = await pageOf(globs)
      const name = path === '/' ? 'index.html' : path.slice(1)
      const content = served.get(name)
      response.writeHead(content === undefined ? 404 : 200, { 'content-type': types[name] ?? 'text/plain' })
      response.end(content)
    }
    answer().catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.message : String(error))
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(Number(port), '127.0.0.1', listening)
  })
  const { port: taken } = server.address() as AddressInfo
  process.stdout.write(`The gallery is open at http://localhost:${taken}/\n`)
  return true
}

const types: Record<string, string> = {
  'index.html': 'text/html; charset=utf-8',
  'gallery.js': 'text/javascript; charset=utf-8',
  'gallery.css': 'text/css; charset=utf-8',
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Statecharts</title>
    <link rel="icon" href="data:," />
    <style>
      body {
        margin: 0;
      }
    </style>
    <link rel="stylesheet" href="gallery.css" />
    <script src="gallery.js" defer></script>
  </head>
  <body></body>
</html>
`

/** The files of the page by their names. One plain script, because a page from `file:` may load no module. */
async function pageOf(globs: string[]): Promise<Map<string, string | Uint8Array>> {
  const machines: Found[] = []
  for (const file of filesOf(globs)) machines.push(...(await load(file)))
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // The machines were loaded as in development before.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryOf(await Promise.all(entriesOf(machines)))],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: 'gallery.js', assetFileNames: 'gallery[extname]' },
      },
    },
  })
  const files = new Map<string, string | Uint8Array>([['index.html', html]])
  for (const bundle of [result].flat())
    if ('output' in bundle)
      for (const part of bundle.output)
        files.set(part.fileName, part.type === 'chunk' ? part.code : part.source)
  return files
}

const entry = 'virtual:gallery'

/** The page from our sources, or as it was packed: with React inside, and its styles beside it. */
const page = (
  import.meta.url.endsWith('.ts') ? ['../page/page.tsx'] : ['../page/page.js', '../page/page.css']
).map((file) => fileURLToPath(new URL(file, import.meta.url)))

const entryOf = (shown: Shown[]): Plugin => ({
  name: 'gallery',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) => {
    if (id !== `\0${entry}`) return undefined
    const exported = shown.map(
      ({ file }, index) => `import * as file${index} from ${JSON.stringify(resolve(file))}`,
    )
    const known = shown.map((one, index) => `{ ...${JSON.stringify(one)}, exported: file${index} }`)
    const [script, ...styles] = page.map((file) => JSON.stringify(file))
    return [
      `import { openGallery } from ${script}`,
      ...styles.map((style) => `import ${style}`),
      ...exported,
      `openGallery([${known.join(', ')}])`,
    ].join('\n')
  },
})

const entriesOf = (machines: Found[]): Promise<Shown>[] => {
  const ids = idsOf(machines)
  return machines.map((found, index) => entered(found, ids[index] ?? found.base))
}

/** Each by the name of its file, and where several have it, by as much of the path as sets it apart. */
export function idsOf(machines: Pick<Found, 'base' | 'file'>[]): string[] {
  const paths = machines.map(({ base, file }) => {
    // `door.ts` and `door.machine.ts` differ in their endings alone.
    const isShared = machines.some((other) => other.base === base && other.file !== file)
    return (isShared ? file : base).split(/[\\/]/)
  })
  const end = (path: string[], length: number) => path.slice(-length).join('/')
  return paths.map((path) => {
    const lengths = path.map((_, index) => index + 1)
    const isAlone = (length: number) =>
      paths.filter((other) => end(other, length) === end(path, length)).length === 1
    return end(path, lengths.find(isAlone) ?? path.length)
  })
}

async function entered(found: Found, id: string): Promise<Shown> {
  const { name, file, base, cases } = found
  return {
    id,
    name,
    file,
    source: await readFile(file, 'utf8'),
    layout: await layoutOf(found),
    plan: (await readPlan(`${base}.plan.json`)) ?? planFor(found),
    cases,
  }
}

/** Its paths, or its start alone where a search fails for want of samples. */
function planFor({ machine, cases }: Found): Plan {
  try {
    return search(machine.id, machine, { effort: 400, ...cases })
  } catch {
    const starts = startsOf(cases).map((start) => [start])
    return planOf(machine.id, instrument(machine), starts)
  }
}
