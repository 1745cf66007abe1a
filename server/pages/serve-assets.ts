import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { projectRoot } from '../config.ts'
import { acceptedBy } from '../http/packing.ts'

/** Files that browsers and search engines ask for by a fixed name. */
const namedFiles = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'manifest.webmanifest',
]
const aDay = { maxAge: '1d', immutable: false }

/** The files that the build wrote to dist/, and their packed copies beside them (tools/build/pack-files.ts). */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  const dist = join(projectRoot(), 'dist')
  await app.register(async (files) => {
    files.addHook('onRequest', async (request, reply) => {
      const { packing } = acceptedBy(request.headers['accept-encoding'])
      // Read by the plugin, which takes `*` and weights less exactly. A range is one of the unpacked bytes.
      request.headers['accept-encoding'] = request.headers.range === undefined ? (packing ?? '') : ''
      reply.header('vary', 'accept-encoding')
    })
    // Scripts, styles, fonts and drawings. Their names hold a hash of their content, so they never change.
    for (const folder of ['assets', 'office/assets'])
      await files.register(fastifyStatic, {
        root: join(dist, folder),
        prefix: `/${folder}/`,
        immutable: true,
        maxAge: '365d',
        wildcard: true,
        preCompressed: true,
        decorateReply: folder === 'assets',
      })
    for (const name of namedFiles)
      files.get(`/${name}`, (_request, reply) => reply.sendFile(name, dist, aDay))
    // Asked for at each visit, so that a mended service worker reaches every browser.
    files.get('/service-worker.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('service-worker.js', dist, { cacheControl: false }),
    )
  })
}
