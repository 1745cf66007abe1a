import { hasGoods } from '../../../machines/order-status/has-goods.ts'
import type { Order } from '../../../openapi/generated/schema.ts'

/** Whether the shopper has the goods of an order, by the rule of its statechart. */
export const areGoodsHandedOver = ({ fulfilment }: Pick<Order, 'fulfilment'>): boolean => hasGoods(fulfilment)
