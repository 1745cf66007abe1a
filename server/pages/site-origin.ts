import type { FastifyRequest } from 'fastify'

/**
 * Where shoppers reach the pages. A sandbox without `SHOP_URL` is wherever its visitor found it; production requires the
 * setting, because a visitor can send any host.
 */
export function siteOrigin(shopUrl: string, request: FastifyRequest): string {
  if (shopUrl) return shopUrl
  const found = `${request.protocol}://${request.host}`
  return URL.canParse(found) ? new URL(found).origin : 'http://localhost'
}
