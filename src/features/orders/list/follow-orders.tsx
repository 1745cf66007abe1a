import type { OrderListItem, OrderStatus } from '../../../../openapi/generated/schema.ts'
import { PollWhileVisible, RefreshOnReturn } from '../../../components/polling/polling.ts'

const ended: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['complete', 'refund', 'cancelOrder'])

interface FollowOrdersProps {
  orders: readonly Pick<OrderListItem, 'status'>[]
  onPoll: () => void
}

/** Reads the list again every few seconds only while one of its orders is expected to change. */
export function FollowOrders({ orders, onPoll }: FollowOrdersProps) {
  const areEnded = orders.every(({ status }) => ended.has(status))
  return areEnded ? <RefreshOnReturn onReturn={onPoll} /> : <PollWhileVisible onPoll={onPoll} />
}
