import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

export const orderAddress = (orderId: string): string => generatePath(paths.orderDetail, { orderId })

/** The invoice is a view of the order, since the route table has no address of its own for it. */
export const invoiceAddress = (orderId: string): string => `${orderAddress(orderId)}?view=invoice`

/** A credit note of the order is a view of it too. */
export const creditNoteAddress = (orderId: string, number: string): string =>
  `${orderAddress(orderId)}?view=creditNote&number=${number}`

/** The list of orders, a tab of the profile. */
export const ordersAddress = `${paths.profile}?tab=orders`
