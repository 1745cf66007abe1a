import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, searchForWorkspaceRoot } from 'vite'
import type { AnyStateMachine } from 'xstate'
import { projectRoot } from '../../../server/config.ts'
import {
  chartOf,
  type FlowCases,
  instrument,
  machinesIn,
  type Plan,
  planOf,
  search,
  startsOf,
} from '@phaen/statecharts'
import { layOut } from '@phaen/statecharts/layout'
import { type OpenedFlow, openedAt } from './opened/opened-flow.ts'

/** Serves the gallery of one machine, whatever file it is in. Returns its address. */
export async function openFlow(file: string, port: number): Promise<string> {
  const machineFile = resolve(file)
  const casesFile = machineFile.replace(/(?:\.machine)?\.ts$/, '.cases.ts')
  if (!existsSync(machineFile)) throw new Error(`${file}: there is no such file`)
  const machine = machinesIn(file, await exportsOf(machineFile))[0]?.machine
  if (!machine) throw new Error(file)
  const cases = existsSync(casesFile) ? await casesIn(casesFile) : {}
  const opened: OpenedFlow = {
    id: basename(machineFile).replace(/(?:\.machine)?\.ts$/, ''),
    machineFile: addressOf(machineFile),
    ...(existsSync(casesFile) ? { casesFile: addressOf(casesFile) } : {}),
    layout: await layOut(chartOf(machine)),
    plan: planFor(machine, cases),
    source: await readFile(machineFile, 'utf8'),
  }
  const server = await createServer({
    configFile: false,
    root: projectRoot(),
    appType: 'custom',
    plugins: [react(), openedPage(opened)],
    server: {
      port,
      strictPort: port > 0,
      fs: { allow: [projectRoot(), searchForWorkspaceRoot(dirname(machineFile))] },
    },
  })
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

/** Vite serves a file of the project by its path, and one from elsewhere by its place on the disk. */
function addressOf(file: string): string {
  const inProject = relative(projectRoot(), file)
  return inProject.startsWith('..') ? `/@fs${file}` : `/${inProject.replaceAll('\\', '/')}`
}

/** What a file exports. An error in it is the author's, who needs its first lines and not where we asked for the file. */
async function exportsOf<T>(file: string): Promise<Record<string, T>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\nRequire stack')
    throw new Error(`${file} could not be loaded: ${reason}`, { cause: error })
  }
}

async function casesIn(file: string): Promise<FlowCases> {
  const [cases] = Object.values(await exportsOf<FlowCases>(file))
  return cases ?? {}
}

/** Its paths, or its start alone where a search fails for want of samples. */
function planFor(machine: AnyStateMachine, cases: FlowCases): Plan {
  try {
    return search(machine.id, machine, { effort: 400, ...cases })
  } catch {
    return planOf(
      machine.id,
      instrument(machine),
      startsOf(cases).map((start) => [start]),
    )
  }
}

const openedPage = (opened: OpenedFlow): Plugin => ({
  name: 'opened-flow',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path] = (request.url ?? '').split('?')
      if (path === openedAt) {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(opened))
        return
      }
      if (path !== '/') return next()
      server.transformIndexHtml('/', page).then((html) => {
        response.setHeader('content-type', 'text/html')
        response.end(html)
      }, next)
    })
  },
})

const page = `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>Flow</title></head>
  <body><div id="root"></div><script type="module" src="/tools/commands/flow/opened/opened-page.tsx"></script></body>
</html>`
