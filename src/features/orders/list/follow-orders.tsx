import type { OrderListItem, OrderStatus } from '../../../../openapi/generated/schema.ts'
import { FollowChanges, FollowReturn } from '../../../components/follow-changes/follow-changes.ts'

const ended: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['complete', 'refund', 'cancelOrder'])

interface FollowOrdersProps {
  orders: readonly Pick<OrderListItem, 'status'>[]
  onLook: () => void
}

/** Reads the list again every few seconds only while one of its orders is expected to change. */
export function FollowOrders({ orders, onLook }: FollowOrdersProps) {
  const areEnded = orders.every(({ status }) => ended.has(status))
  return areEnded ? <FollowReturn onReturn={onLook} /> : <FollowChanges onLook={onLook} />
}
