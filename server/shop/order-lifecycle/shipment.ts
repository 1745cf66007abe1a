import { createHash } from 'node:crypto'
import type { OrderRow } from './lock-order.ts'

type Shipment = Record<'carrier' | 'shippingNumber' | 'trackingNumber' | 'trackingUrl', string>

/** What staff write down of a parcel. */
export type Carriage = Pick<Shipment, 'carrier' | 'trackingNumber'> & { trackingUrl?: string | undefined }

type Shipped = Pick<OrderRow, 'id' | 'orderNumber' | 'shippingNameTh'>

/** The tracking data of a parcel. In the sandbox nobody writes them down, so the numbers are derived from the order. */
export const newShipment = (order: Shipped, carriage: Carriage = sandboxCarriage(order)): Shipment => ({
  ...tracking(carriage),
  shippingNumber: `SH-${order.orderNumber.replace(/^[A-Za-z]+-/, '')}`,
})

/** Without an address of its own a parcel is followed at a page that knows the carriers of Thailand. */
export const tracking = ({
  carrier,
  trackingNumber,
  trackingUrl = `https://t.17track.net/en#nums=${trackingNumber}`,
}: Carriage): Required<Carriage> & { trackingUrl: string } => ({ carrier, trackingNumber, trackingUrl })

function sandboxCarriage({ id, shippingNameTh }: Shipped): Carriage {
  const digits = BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 12)}`)
  const trackingNumber = `TH${String(digits % 10_000_000_000n).padStart(10, '0')}`
  return {
    carrier: shippingNameTh,
    trackingNumber,
    trackingUrl: `https://track.example.com/${trackingNumber}`,
  }
}
