import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { projectRoot } from '../../../server/config.ts'
import type { FlowCases } from '../../statecharts/cases.ts'
import { chartOf } from '../../statecharts/chart.ts'
import { layOut } from '../../statecharts/layout/elk/lay-out.ts'
import { planOf, type Plan } from '../../statecharts/plan.ts'
import { search } from '../../statecharts/search.ts'
import { instrument } from '../../statecharts/walker/instrument.ts'
import { startsOf } from '../../statecharts/walker/moves.ts'
import { type OpenedFlow, openedAt } from './opened/opened-flow.ts'

/** Serves the gallery of one machine, whatever file it is in. Returns its address. */
export async function openFlow(file: string, port: number): Promise<string> {
  const machineFile = resolve(file)
  const casesFile = machineFile.replace(/(?:\.machine)?\.ts$/, '.cases.ts')
  const machine = await machineIn(machineFile)
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
    server: { port, strictPort: port > 0, fs: { allow: [projectRoot(), resolve(machineFile, '..')] } },
  })
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

/** Vite serves a file of the project by its path, and one from elsewhere by its place on the disk. */
function addressOf(file: string): string {
  const inProject = relative(projectRoot(), file)
  return inProject.startsWith('..') ? `/@fs${file}` : `/${inProject.replaceAll('\\', '/')}`
}

async function machineIn(file: string): Promise<AnyStateMachine> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const machine = Object.values(exported).find((value) => value instanceof StateMachine)
  if (!machine) throw new Error(`${file} exports no machine`)
  return machine
}

async function casesIn(file: string): Promise<FlowCases> {
  const exported: Record<string, FlowCases> = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return Object.values(exported)[0] ?? {}
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
