import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../../support/started-process.ts'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

interface Files {
  folder: string
  apiOrigin: string
}

export interface StaticHost {
  origin: string
  /** Serves the files of a folder, and its start page for every other address; pictures are at the API. */
  serve: (files: Files) => void
  close: () => Promise<void>
}

/** A host that knows nothing but files. It opens empty, since its origin is a setting of the API. */
export async function openStaticHost(): Promise<StaticHost> {
  let files: Files = { folder: '', apiOrigin: '' }
  const server = createServer((request, response) => void answer(files, request.url ?? '/', response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (given) => (files = given),
    close: () => closed(server),
  }
}

async function answer({ folder, apiOrigin }: Files, url: string, response: ServerResponse): Promise<void> {
  if (url.startsWith('/media/')) return void response.writeHead(307, { location: apiOrigin + url }).end()
  const path = normalize(decodeURIComponent(new URL(url, 'http://host').pathname))
  const file = extname(path) === '' ? 'index.html' : path
  const body = await readFile(join(folder, file)).catch(() => undefined)
  response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  response.end(body)
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** Builds the app for an API on another origin, also in the pseudo-language. */
export async function buildStatic(apiOrigin: string, folder: string, words = 'real'): Promise<void> {
  const building = startProcess(
    [process.execPath, '--import', 'tsx', 'tests/e2e/support/build-static.ts', folder, words],
    { cwd: projectRoot, env: { ...process.env, VITE_API_BASE_URL: apiOrigin } },
  )
  if ((await building.ended) !== 0) throw new Error(`The app could not be built:\n${building.output()}`)
}
