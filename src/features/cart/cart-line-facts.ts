import type { CartItem } from '../../../openapi/generated/schema.ts'

export const isForSale = ({ status }: CartItem) => status === 'available'

/** Whether more pieces are in the cart than in stock. */
export const isTooMany = (item: CartItem) => isForSale(item) && item.quantity > item.stock
