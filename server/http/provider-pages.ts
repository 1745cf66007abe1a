import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { readQrCode } from '../shop/payments/qr-codes.ts'
import { showProviderPage, submitProviderPage } from '../shop/payments/provider-page.ts'
import { acceptFormPosts } from './form-posts.ts'

interface Place {
  Params: { provider: string; attemptId: string }
}

const address = '/pay/:provider(^[a-z]{1,40}$)/:attemptId(^[A-Za-z0-9_-]{1,64}$)'

const qrCode = '/pay/qr/:attemptId(^[A-Za-z0-9_-]{1,64}$)'

/**
 * Serves the pages of payment providers that have none of their own, and the QR codes of transfers. The unguessable id of an
 * attempt opens them.
 */
export async function serveProviderPages(app: FastifyInstance, deps: ShopDeps): Promise<void> {
  await app.register(async (scope) => {
    acceptFormPosts(scope)
    scope.get<{ Params: { attemptId: string } }>(qrCode, async ({ params }, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const png = await readQrCode(deps, params.attemptId)
      return reply.type('image/png').header('content-security-policy', "default-src 'none'").send(png)
    })
    scope.get<Place>(address, async ({ params }, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const shown = await showProviderPage(deps, params)
      if ('redirectUrl' in shown) return reply.redirect(shown.redirectUrl, 303)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', shown.policy)
        .header('referrer-policy', 'same-origin')
        .send(shown.html)
    })
    scope.post<Place>(address, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { redirectUrl } = await submitProviderPage(deps, request.params, formOf(request))
      return reply.redirect(redirectUrl, 303)
    })
  })
}

const formOf = ({ body }: Pick<FastifyRequest, 'body'>): Record<string, string | undefined> =>
  typeof body === 'object' && body !== null ? (body as Record<string, string>) : {}
