import type { Order } from '../../../openapi/generated/schema.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { mapUrl } from '../common/map-url.ts'
import type { OrderRow } from '../order-lifecycle/lock-order.ts'

/** The branch where an order is picked up, with the code while the goods wait there. */
export function pickUpOf(order: OrderRow, language: ApiLanguage): Pick<Order, 'pickUp'> {
  const { pickUpBranch: branch, pickUpCode, pickUpFrom, fulfilment } = order
  if (branch === null || pickUpCode === null || pickUpFrom === null) return {}
  return {
    pickUp: {
      branchId: branch.id,
      name: inLanguage(language, branch.nameTh, branch.nameEn),
      address: inLanguage(language, branch.addressTh, branch.addressEn),
      phone: branch.phone,
      hours: inLanguage(language, branch.hoursTh, branch.hoursEn),
      mapUrl: mapUrl(branch),
      readyFrom: pickUpFrom.toISOString(),
      ...(fulfilment === 'readyToPickUp' && { code: pickUpCode }),
    },
  }
}

/** Staff ask the customer for the code: they do not read it. */
export function withoutCode({ pickUp, ...order }: Order): Order {
  if (!pickUp) return order
  const { code: _, ...branch } = pickUp
  return { ...order, pickUp: branch }
}
