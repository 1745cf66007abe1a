import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../db/database.ts'
import { pictureFiles } from '../db/schema/pictures.ts'
import type { Media, SendMedia } from './media-cache.ts'

/** The pictures that staff uploaded, from the database that all servers share. */
export function servePictures(app: FastifyInstance, send: SendMedia, db: Queries): void {
  app.get<{ Params: { id: string; name: string } }>('/media/pictures/:id/:name', ({ params }, reply) =>
    send(reply.request, reply, () => readPicture(db, params)),
  )
}

async function readPicture(
  db: Queries,
  { id, name }: { id: string; name: string },
): Promise<Media | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined
  const [found] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureId, id), eq(pictureFiles.name, name)))
  return found && { body: found.bytes, type: name.endsWith('.webp') ? 'image/webp' : 'image/jpeg' }
}
