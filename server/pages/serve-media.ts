import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isKnown } from '../http/entity-tag.ts'
import { sendProblem } from '../http/failures.ts'
import { notFound } from '../http/problem.ts'
import { renderClientLogo } from '../../sample-shop/content/client-logos.ts'
import { renderDrawing } from '../../sample-shop/drawings/registry.ts'
import { renderSizeGuide } from '../../sample-shop/drawings/size-guides/registry.ts'

/** The pictures of the goods, drawn in the colours that their address names, and the drawings beside them. */
export function serveMedia(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/media/drawings/:name.svg', (request, reply) =>
    answer(request, reply, renderDrawing(request.params.name, [])),
  )
  app.get<{ Params: { name: string; colors: string } }>(
    '/media/drawings/:name/:colors.svg',
    (request, reply) =>
      answer(request, reply, renderDrawing(request.params.name, request.params.colors.split('-'))),
  )
  app.get<{ Params: { kind: string; language: string } }>(
    '/media/size-guides/:kind.:language.svg',
    (request, reply) => {
      const { kind, language } = request.params
      const isSpoken = language === 'th' || language === 'en'
      return answer(request, reply, isSpoken ? renderSizeGuide(kind, language) : undefined)
    },
  )
  app.get<{ Params: { id: string } }>('/media/client-logos/:id.svg', (request, reply) =>
    answer(request, reply, renderClientLogo(request.params.id)),
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, drawing: string | undefined) {
  if (drawing === undefined) return sendProblem(reply, notFound('No such drawing'))
  const tag = entityTag(drawing)
  reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', tag)
  if (isKnown(tag, request.headers['if-none-match'])) return reply.status(304).send()
  return reply.type('image/svg+xml').send(drawing)
}
