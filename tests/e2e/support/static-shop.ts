import { tmpdir } from 'node:os'
import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { projectRoot } from '../../../server/config.ts'
import { startProcess } from '../../support/started-process.ts'

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
  const host = Fastify({ forceCloseConnections: true })
  await host.register(fastifyStatic, { root: tmpdir(), serve: false })
  host.get('/*', ({ url }, reply) => {
    if (url.startsWith('/media/')) return reply.redirect(files.apiOrigin + url, 307)
    const [path = ''] = url.split('?')
    return reply.sendFile(extname(path) === '' ? 'index.html' : path, files.folder)
  })
  return {
    origin: await host.listen({ port: 0, host: '127.0.0.1' }),
    serve: (given) => (files = given),
    close: () => host.close(),
  }
}

/** Builds the app for an API on another origin, also in the pseudo-language. */
export async function buildStatic(apiOrigin: string, folder: string, words = 'real'): Promise<void> {
  const building = startProcess(
    [process.execPath, '--import', 'tsx', 'tests/e2e/support/build-static.ts', folder, words],
    { cwd: projectRoot(), env: { ...process.env, VITE_API_BASE_URL: apiOrigin } },
  )
  if ((await building.ended) !== 0) throw new Error(`The app could not be built:\n${building.output()}`)
}
