import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { projectRoot } from '../config.ts'
import type { Media, SendMedia } from './media-cache.ts'

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }

/** The pictures of the sample shop that stand for photographs, from its folder (decision 072). */
export function servePhotographs(app: FastifyInstance, send: SendMedia): void {
  app.get('/media/photographs/:name/:file', (request, reply) => send(request, reply, readPhotograph))
}

async function readPhotograph(path: string): Promise<Media | undefined> {
  const [, name = '', file = '', kind = ''] =
    /^\/media\/photographs\/([a-z0-9-]+)\/((?:400|800|1600|shared)\.(webp|jpg))$/.exec(path) ?? []
  const type = types[kind]
  if (type === undefined) return undefined
  const body = await readFile(join(projectRoot(), 'sample-shop/photographs', name, file)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  return body && { body, type }
}
