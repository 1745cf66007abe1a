import { createHash } from 'node:crypto'
import type { OrderRow } from './lock-order.ts'

type Shipment = Record<'carrier' | 'shippingNumber' | 'trackingNumber' | 'trackingUrl', string>

/** The tracking data of a parcel. The shop has no carrier's API, so the numbers are derived from the order. */
export function newShipment(order: Pick<OrderRow, 'id' | 'orderNumber' | 'shippingNameTh'>): Shipment {
  const digits = BigInt(`0x${createHash('sha256').update(order.id).digest('hex').slice(0, 12)}`)
  const trackingNumber = `TH${String(digits % 10_000_000_000n).padStart(10, '0')}`
  return {
    carrier: order.shippingNameTh,
    shippingNumber: `SH-${order.orderNumber.replace(/^[A-Za-z]+-/, '')}`,
    trackingNumber,
    trackingUrl: `https://track.example.com/${trackingNumber}`,
  }
}
