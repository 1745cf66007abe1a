import cutting from './cut-to-size.json'
import quickOrder from './quick-order.json'
import quotations from './quotations.json'

export const words = { quickOrder, quotations, cutting }
