import type { FastifyInstance } from 'fastify'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { serveFrontDoor } from './serve-front-door.ts'
import { serveOperatorConsole } from './serve-operator-console.ts'
import { servePaymentPage } from './serve-payment-page.ts'

/** What a trial run needs beside the shop; a shop in production has none of it. */
export async function serveSandbox(app: FastifyInstance, parts: ShopDeps): Promise<void> {
  if (parts.settings.mode !== 'sandbox') return
  await serveFrontDoor(app, parts)
  await serveOperatorConsole(app, parts)
  await servePaymentPage(app, parts)
}
