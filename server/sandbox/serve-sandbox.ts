import type { FastifyInstance } from 'fastify'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { serveSandboxHome } from './serve-sandbox-home.ts'
import { serveOperatorConsole } from './serve-operator-console.ts'
import { servePaymentPage } from './serve-payment-page.ts'

/** Serves the pages of the sandbox; a shop in production has none of them. */
export async function serveSandbox(app: FastifyInstance, deps: ShopDeps): Promise<void> {
  if (deps.settings.mode !== 'sandbox') return
  await serveSandboxHome(app, deps)
  await serveOperatorConsole(app, deps)
  await servePaymentPage(app, deps)
}
