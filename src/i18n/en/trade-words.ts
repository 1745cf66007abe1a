import cutting from './cut-to-size.json'
import quickOrder from './quick-order.json'

export const words = { quickOrder, cutting }
