import type { FastifyInstance } from 'fastify'
import { renderClientLogo } from '../../sample-shop/content/client-logos.ts'
import { renderDrawing } from '../../sample-shop/drawings/registry.ts'
import { renderSizeGuide } from '../../sample-shop/drawings/size-guides/registry.ts'
import type { SendMedia } from './media-keeper.ts'

/** The pictures of the goods, drawn in the colours that their address names, and the drawings beside them. */
export function serveMedia(app: FastifyInstance, send: SendMedia): void {
  app.get<{ Params: { name: string } }>('/media/drawings/:name.svg', (request, reply) =>
    send(request, reply, () => svg(renderDrawing(request.params.name, []))),
  )
  app.get<{ Params: { name: string; colors: string } }>(
    '/media/drawings/:name/:colors.svg',
    (request, reply) =>
      send(request, reply, () => svg(renderDrawing(request.params.name, request.params.colors.split('-')))),
  )
  app.get<{ Params: { kind: string; language: string } }>(
    '/media/size-guides/:kind.:language.svg',
    (request, reply) => {
      const { kind, language } = request.params
      const isSpoken = language === 'th' || language === 'en'
      return send(request, reply, () => (isSpoken ? svg(renderSizeGuide(kind, language)) : undefined))
    },
  )
  app.get<{ Params: { id: string } }>('/media/client-logos/:id.svg', (request, reply) =>
    send(request, reply, () => svg(renderClientLogo(request.params.id))),
  )
}

const svg = (body: string | undefined) => (body === undefined ? undefined : { body, type: 'image/svg+xml' })
