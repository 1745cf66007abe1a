import type { orders } from '../../db/schema/orders.ts'

/** How the lines get to the customer: what it costs now, and the columns of the order that say so. */
export interface Shipping {
  priceSatang: number
  /** Of a carrier's price for the current weight of the lines. */
  priceId: string | undefined
  columns: Pick<typeof orders.$inferInsert, 'deliveryAddress' | 'shippingId' | `shippingName${'Th' | 'En'}`> &
    Partial<
      Pick<typeof orders.$inferInsert, `arrives${'From' | 'By'}` | `pickUp${'Branch' | 'Code' | 'From'}`>
    >
}
