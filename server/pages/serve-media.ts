import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/failures.ts'
import { notFound } from '../http/problem.ts'
import { renderDrawing } from '../seed/drawings/registry.ts'

interface DrawingAddress {
  name: string
  colors: string
}

/** The pictures of the goods, drawn in the colours that their address names. */
export function serveMedia(app: FastifyInstance): void {
  app.get<{ Params: DrawingAddress }>('/media/drawings/:name/:colors.svg', async (request, reply) => {
    const { name, colors } = request.params
    const drawing = renderDrawing(name, colors.split('-'))
    if (drawing === undefined) return sendProblem(reply, notFound('No such drawing'))
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000').send(drawing)
  })
}
