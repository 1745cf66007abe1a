import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

export const orderPath = (orderId: string): string => generatePath(paths.orderDetail, { orderId })

/** The invoice is a view of the order, since the route table has no address of its own for it. */
export const invoicePath = (orderId: string): string => `${orderPath(orderId)}?view=invoice`

/** A credit note of the order is a view of it too. */
export const creditNotePath = (orderId: string, number: string): string =>
  `${orderPath(orderId)}?view=creditNote&number=${number}`

/** The list of orders, a tab of the profile. */
export const ordersPath = `${paths.profile}?tab=orders`
