import type { FastifyInstance } from 'fastify'
import { allowedEvents } from '../../machines/order-status/order-events.ts'
import { orderStatusWord } from '../../machines/order-status/order-status-word.ts'
import type { OrderRow } from '../shop/order-lifecycle/lock-order.ts'
import type { ShopDeps } from '../shop/common/shop-deps.ts'
import { moveOrder } from './console/move-order.ts'
import { orderWords } from './console/order-words.ts'
import { ordersView } from './console/orders-view.ts'
import { recentOrders } from './console/recent-orders.ts'
import { acceptFormPosts, fieldOf } from '../http/form-posts.ts'
import { sandboxLanguage, sendSandboxPage } from './page-frame.ts'

interface Place {
  Params: { orderNumber: string }
}

/**
 * Serves a page that acts as the carrier and the bank, for the sandbox, which has none of them. Programs can post any event of
 * an order, also one of the staff: the tests of the shop do so.
 */
export async function serveOperatorConsole(app: FastifyInstance, deps: ShopDeps): Promise<void> {
  await app.register(async (scope) => {
    acceptFormPosts(scope)

    scope.get('/sandbox/orders', async (request, reply) => {
      const language = sandboxLanguage(request)
      const page = pageIn(request.url)
      const orders = await recentOrders(deps.database.db, page)
      return sendSandboxPage(request, reply, {
        title: orderWords[language].title,
        body: ordersView({ language, page, ...orders }),
      })
    })

    scope.post<Place>('/sandbox/orders/:orderNumber(^[A-Za-z0-9-]{1,64}$)/events', async (request, reply) => {
      const { orderNumber } = request.params
      const order = await moveOrder(deps, orderNumber, fieldOf(request, 'type'))
      if (!isForm(request.headers['content-type']))
        return reply.header('cache-control', 'no-store').send(stateOf(order))
      const language = sandboxLanguage(request)
      return reply.redirect(
        `/sandbox/orders?lang=${language}&page=${pageIn(request.url)}#${orderNumber}`,
        303,
      )
    })
  })
}

function pageIn(url: string): number {
  const page = Number(new URL(url, 'http://sandbox.invalid').searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

const isForm = (contentType: string | undefined) =>
  contentType?.startsWith('application/x-www-form-urlencoded')

/** The JSON answer: the state of the order and the events that are possible next. */
const stateOf = (order: OrderRow) => ({
  orderNumber: order.orderNumber,
  payment: order.payment,
  fulfilment: order.fulfilment,
  status: orderStatusWord(order),
  allowedEvents: allowedEvents(order),
})
