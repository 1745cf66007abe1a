import type { FulfilmentState } from '../../openapi/generated/schema.ts'

/** Whether the shopper has the goods of an order that stands so. */
export const hasGoods = (fulfilment: FulfilmentState): boolean =>
  ['delivered', 'pickedUp', 'complete'].includes(fulfilment)
