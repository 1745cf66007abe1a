import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { projectRoot } from '../config.ts'
import { sendProblem } from '../http/failures.ts'
import { notFound } from '../shop/common/problem.ts'
import { builtPictures } from './built-pictures.ts'

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

/** The files that the build wrote to dist/. */
export async function serveAssets(app: FastifyInstance): Promise<void> {
  const dist = join(projectRoot(), 'dist')
  // Scripts, styles, fonts and drawings. Their names hold a hash of their content, so they never change.
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    wildcard: true,
  })
  for (const name of namedFiles) app.get(`/${name}`, (_request, reply) => reply.sendFile(name, dist, aDay))

  // Asked for at each visit, so that a mended service worker reaches every browser.
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('service-worker.js', dist, { cacheControl: false }),
  )

  const pictures = await builtPictures(dist)
  const sendPicture = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = url.split('?')
    if (!pictures.has(path)) return sendProblem(reply, notFound('No such picture'))
    return reply.sendFile(path, dist, aDay)
  }
  app.get('/media/drawings/:name.png', sendPicture)
  app.get('/media/drawings/:name/:colors.png', sendPicture)
}
