import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { canBeCancelled } from '../../../machines/order-status/order-events.ts'
import type { DeliveryAddress } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderNotices } from '../../db/schema/notices.ts'
import { orderEvents, orderNotes, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { cancelOrders } from '../order-lifecycle/apply-order-event.ts'

/** The delivery address that remains after an erasure. */
export const nowhere: DeliveryAddress = {
  recipientName: '–',
  phoneNumber: '–',
  addressLine: '–',
  subDistrict: '–',
  district: '–',
  province: '–',
  postcode: '–',
}

/** Removes the person from their orders, which accounting keeps, and cancels those not shipped yet. Returns the cancelled ones. */
export async function eraseFromOrders(tx: Queries, customerId: string): Promise<string[]> {
  const theirs = eq(orders.customerId, customerId)
  const rows = await tx.select().from(orders).where(theirs).orderBy(asc(orders.id)).for('update')
  const cancelled = rows.filter(canBeCancelled).map(({ id }) => id)
  await cancelOrders(tx, cancelled)
  await tx
    .update(orders)
    .set({
      deliveryAddress: sql`case when ${orders.isPickUp} then null else ${JSON.stringify(nowhere)}::jsonb end`,
      billingAddress: invoicedAddress,
      carrier: null,
      shippingNumber: null,
      trackingNumber: null,
      trackingUrl: null,
    })
    .where(theirs)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.update(orderEvents).set({ note: null }).where(inArray(orderEvents.orderId, ids))
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids))
    await tx.delete(orderNotices).where(inArray(orderNotices.orderId, ids))
    // It may name the account that money went to. The reason of a refund stays: its credit note states it.
    await tx
      .update(refunds)
      .set({ settledNote: '–' })
      .where(and(inArray(refunds.orderId, ids), isNotNull(refunds.settledNote)))
  }
  return cancelled
}

/** Removes the buyer as well when an erased customer's parcel did not arrive and nothing was paid: there will be no invoice. */
export async function eraseBuyerOfNoInvoice(tx: Queries, orderId: string): Promise<void> {
  const isErased = sql`exists (
    select from ${customers} where ${customers.id} = ${orders.customerId} and ${customers.erasedAt} is not null
  )`
  await tx
    .update(orders)
    .set({ billingAddress: null })
    .where(and(eq(orders.id, orderId), notInArray(orders.payment, ['paid', 'refund']), isErased))
}

/**
 * A tax invoice names its buyer, and is kept as long as the law on taxes says: of an order that was paid, and of one
 * that is on its way to be. The phone number is not part of an invoice.
 */
const invoicedAddress = sql`case
  when ${orders.payment} in ('paid', 'refund') or ${orders.fulfilment} in ('shipped', 'delivered', 'pickedUp', 'complete')
  then ${orders.billingAddress} - 'phoneNumber'
end`
