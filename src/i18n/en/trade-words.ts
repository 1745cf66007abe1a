import quickOrder from './quick-order.json'

export const words = { quickOrder }
