import type { ReactNode } from 'react'
import type { OrderStatus } from '../../../openapi/generated/schema.ts'
import { fragmentOf } from '../../lib/fragment-of.ts'

/** One shape for each status, so that a status is recognised without its colour. */
const shapes: Record<OrderStatus, ReactNode> = {
  pending: fragmentOf(<circle cx="12" cy="12" r="9" />, <path d="M12 6.5V12l3.5 2.5" />),
  processing: fragmentOf(
    <circle cx="12" cy="12" r="9" />,
    <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" />,
  ),
  readyToShip: fragmentOf(
    <path d="M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5z" />,
    <path d="m3.5 7.5 8.5 4.5 8.5-4.5M12 12v9" />,
  ),
  shipped: fragmentOf(
    <path d="M2 6h12v10.5H2zM14 10h4.5l3.5 3.5v3H14z" />,
    <circle cx="6.5" cy="17.5" r="2" fill="var(--status-bg, var(--paper))" />,
    <circle cx="17.5" cy="17.5" r="2" fill="var(--status-bg, var(--paper))" />,
  ),
  delivered: fragmentOf(<path d="M4 4h16v9H4zM9.5 4v4h5V4" />, <path d="m7.5 18 3 3 6-6.5" />),
  readyToPickUp: fragmentOf(
    <path d="M3 10 5 4h14l2 6M4.5 10v10h15V10" />,
    <path d="M3 10h18M10 20v-6h4v6" />,
  ),
  pickedUp: fragmentOf(<path d="M5 8h14l1 12H4zM9 11V6a3 3 0 0 1 6 0v5" />, <path d="m9 15 2.2 2.2 4-4.4" />),
  complete: fragmentOf(
    <circle cx="12" cy="12" r="9.5" fill="currentColor" />,
    <path d="m7.5 12.3 3.2 3.2 5.8-6.5" stroke="var(--status-bg, var(--paper))" strokeWidth="2.2" />,
  ),
  paid: fragmentOf(
    <circle cx="12" cy="12" r="9" />,
    <path d="M9.5 8h3.7a2 2 0 0 1 0 4H9.5zM9.5 12h4.2a2 2 0 0 1 0 4H9.5zM11.8 6v12" />,
  ),
  refund: fragmentOf(<path d="M4 10h11a5 5 0 0 1 0 10h-5" />, <path d="M8.5 5 4 10l4.5 5" />),
  failed: fragmentOf(<path d="M12 3.5 22 20.5H2z" />, <path d="M12 10v5M12 17.6v.2" />),
  cancelOrder: fragmentOf(<circle cx="12" cy="12" r="9" />, <path d="m5.8 18.2 12.4-12.4" />),
}

export function StatusShape({ status, size }: { status: OrderStatus; size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="square"
      aria-hidden
    >
      {shapes[status]}
    </svg>
  )
}
