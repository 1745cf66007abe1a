import type { OrderEventType } from '../../machines/order-status/order-events.ts'
import type { OrderStatus, PaymentChannel } from '../../openapi/generated/schema.ts'

interface SandboxOrder {
  /** The order status that this order demonstrates. */
  status: OrderStatus
  serial: number
  /** Hours between placing the order and seeding the shop. */
  hoursAgo: number
  paymentChannel: PaymentChannel
  /** Products, which of their variants, and how many. */
  lines: { productId: string; variant: number; quantity: number }[]
  /** Its events, each with the hours after placing the order. */
  events: [event: OrderEventType, hours: number][]
}

const day = 24
const soon = 0.05

/** One order in each of the ten statuses, for the sandbox. */
export const sandboxOrders: readonly SandboxOrder[] = [
  {
    status: 'pending',
    serial: 48213,
    hoursAgo: 1.4,
    paymentChannel: 'card',
    lines: [
      { productId: 'p-ac-set7', variant: 1, quantity: 1 },
      { productId: 'p-ar-rod', variant: 1, quantity: 4 },
    ],
    events: [],
  },
  {
    status: 'failed',
    serial: 90517,
    hoursAgo: 5.2,
    paymentChannel: 'card',
    lines: [{ productId: 'p-cp-sign', variant: 1, quantity: 2 }],
    events: [['payment.failed', soon]],
  },
  {
    status: 'paid',
    serial: 17364,
    hoursAgo: 9.5,
    paymentChannel: 'card',
    lines: [
      { productId: 'p-ac-cast', variant: 1, quantity: 4 },
      { productId: 'p-pw-col', variant: 1, quantity: 2 },
    ],
    events: [['payment.paid', soon]],
  },
  {
    status: 'processing',
    serial: 66028,
    hoursAgo: 1.2 * day,
    paymentChannel: 'card',
    lines: [
      { productId: 'p-ft-650', variant: 1, quantity: 20 },
      { productId: 'p-ft-prt', variant: 1, quantity: 10 },
    ],
    events: [
      ['payment.failed', soon],
      ['payment.again', 2 * soon],
      ['payment.paid', 3 * soon],
      ['order.process', 16],
    ],
  },
  {
    status: 'readyToShip',
    serial: 35971,
    hoursAgo: 2.1 * day,
    paymentChannel: 'cashOnDelivery',
    lines: [{ productId: 'p-fb-pap', variant: 1, quantity: 12 }],
    events: [
      ['order.process', 3],
      ['order.ready', 21],
    ],
  },
  {
    status: 'shipped',
    serial: 82440,
    hoursAgo: 3.3 * day,
    paymentChannel: 'card',
    lines: [
      { productId: 'p-ac-clr', variant: 1, quantity: 3 },
      { productId: 'p-at-clr', variant: 1, quantity: 6 },
    ],
    events: [
      ['payment.paid', soon],
      ['order.process', 4],
      ['order.ready', 26],
      ['order.ship', 29],
    ],
  },
  {
    status: 'delivered',
    serial: 51706,
    hoursAgo: 5.1 * day,
    paymentChannel: 'cashOnDelivery',
    lines: [{ productId: 'p-ac-fan', variant: 1, quantity: 1 }],
    events: [
      ['order.process', 2],
      ['order.ready', 5],
      ['order.ship', 7],
      ['order.deliver', 52],
    ],
  },
  {
    status: 'complete',
    serial: 23895,
    hoursAgo: 34 * day,
    paymentChannel: 'card',
    lines: [
      { productId: 'p-pw-wht', variant: 1, quantity: 8 },
      { productId: 'p-ax-clr', variant: 1, quantity: 2 },
    ],
    events: [
      ['payment.paid', soon],
      ['order.process', 15],
      ['order.ready', 39],
      ['order.ship', 41],
      ['order.deliver', 66],
      ['order.complete', 10 * day],
    ],
  },
  {
    status: 'cancelOrder',
    serial: 70152,
    hoursAgo: 41 * day,
    paymentChannel: 'cashOnDelivery',
    lines: [{ productId: 'p-am-conv', variant: 1, quantity: 1 }],
    events: [
      ['order.process', 3],
      ['order.cancel', 4],
    ],
  },
  {
    status: 'refund',
    serial: 9638,
    hoursAgo: 63 * day,
    paymentChannel: 'card',
    lines: [{ productId: 'p-am-mir', variant: 1, quantity: 1 }],
    events: [
      ['payment.paid', soon],
      ['order.cancel', 6],
    ],
  },
]
