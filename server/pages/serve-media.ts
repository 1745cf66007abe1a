import type { FastifyInstance } from 'fastify'
import { renderJobPicture } from '../../sample-shop/content/job-pictures.ts'
import { renderPortrait } from '../../sample-shop/content/portraits.ts'
import { renderSizeGuide } from '../../sample-shop/drawings/size-guides/registry.ts'
import { drawingAt } from './drawing-at.ts'
import type { SendMedia } from './media-cache.ts'

/** The pictures of the products, drawn in the colours that their address names, and the drawings beside them. */
export function serveMedia(app: FastifyInstance, send: SendMedia): void {
  for (const route of ['/media/drawings/:name.svg', '/media/drawings/:name/:colors.svg'])
    app.get(route, (request, reply) => send(request, reply, (path) => svg(drawingAt(path))))
  app.get<{ Params: { kind: string; language: string } }>(
    '/media/size-guides/:kind.:language.svg',
    (request, reply) => {
      const { kind, language } = request.params
      const isSpoken = language === 'th' || language === 'en'
      return send(request, reply, () => (isSpoken ? svg(renderSizeGuide(kind, language)) : undefined))
    },
  )
  app.get<{ Params: { id: string } }>('/media/job-pictures/:id.svg', (request, reply) =>
    send(request, reply, () => svg(renderJobPicture(request.params.id))),
  )
  app.get<{ Params: { name: string } }>('/media/people/:name.svg', (request, reply) =>
    send(request, reply, () => svg(renderPortrait(request.params.name))),
  )
}

const svg = (body: string | undefined) => (body === undefined ? undefined : { body, type: 'image/svg+xml' })
