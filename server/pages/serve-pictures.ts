import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../db/database.ts'
import { pictureFiles } from '../db/schema/pictures.ts'
import { admit, leaving, type AdmissionQueue } from '../http/admission.ts'
import type { AnswerCache, Made } from '../http/answer-cache.ts'
import { makeAnswer, sendAnswer } from '../http/cached-answer.ts'
import { notFound } from '../shop/common/problem.ts'
import { pictureTag } from '../shop/pictures/picture-files.ts'

interface PicturesOptions {
  db: Queries
  cache: AnswerCache
  queue: AdmissionQueue
}

/** Photographs of customers are among them: no copy outlives an erasure by more than minutes. */
const headers = { 'cache-control': 'public, max-age=300' }

/** The pictures that staff and customers uploaded, from the database that all servers share. */
export function servePictures(app: FastifyInstance, { db, cache, queue }: PicturesOptions): void {
  app.get(
    '/media/pictures/:id(^[0-9a-f]{32}$)/:name(^(?:400|800|1600)\\.(?:jpg|webp)$)',
    { onRequest: [answerFromMemory, admit(() => queue)] },
    leaving(async (request, reply) => {
      // The cast is safe: the route has these parameters.
      const params = request.params as PictureParams
      return sendAnswer(reply, await cache.get(pathOf(request), () => readPicture(db, params)))
    }),
  )

  function answerFromMemory(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
    const known = cache.current(pathOf(request))
    if (known) void sendAnswer(reply, known)
    else next()
  }
}

interface PictureParams {
  id: string
  name: string
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

async function readPicture(db: Queries, { id, name }: PictureParams): Promise<Made> {
  const [found] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureId, id), eq(pictureFiles.name, name)))
  if (!found) throw notFound('No such picture')
  const type = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
  return { answer: makeAnswer({ body: found.bytes, type, headers }), tags: [pictureTag(id)] }
}
