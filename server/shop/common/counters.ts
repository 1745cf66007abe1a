import { Counter } from 'prom-client'

/** What this process did, for operators (`server/http/metrics.ts`). Counting costs nothing where nobody asks. */
const counter = (name: string, help: string, labelNames: string[] = []) =>
  new Counter<string>({ name: `phaen_${name}_total`, help, labelNames, registers: [] })

export const ordersPlaced = counter('orders_placed', 'Orders placed, each once however often it was sent')
export const paymentsSettled = counter('payments_settled', 'Attempts to pay whose state changed', [
  'provider',
  'state',
])
export const messagesSent = counter('messages_sent', 'Messages that a gateway took', ['channel'])
export const messagesFailed = counter('messages_failed', 'Messages that no gateway took', ['channel'])
