import type { FastifyInstance } from 'fastify'
import { entityTag, isKnown } from '../http/entity-tag.ts'
import { branchMapPolicy } from '../http/security-headers.ts'

/** Serves the branch map, which is shown in a frame under a content security policy of its own (decision 017). */
export function serveBranchMap(app: FastifyInstance, readPage: () => Promise<string>): void {
  app.get('/branch-map.html', async (request, reply) => {
    const page = await readPage()
    const tag = entityTag(page)
    reply.headers({ 'content-security-policy': branchMapPolicy, 'cache-control': 'no-cache', etag: tag })
    if (isKnown(tag, request.headers['if-none-match'])) return reply.status(304).send()
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
