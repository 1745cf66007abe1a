/** The words of what can be done with an order. */
export const actionWords = {
  'order.confirm': 'action_confirm',
  'order.process': 'action_process',
  'order.ready': 'action_ready',
  'order.ship': 'action_ship',
  'order.deliver': 'action_deliver',
  'order.complete': 'action_complete',
  'order.cancel': 'action_cancel',
  'parcel.returned': 'action_returned',
  'parcel.lost': 'action_lost',
  refund: 'action_refund',
  tracking: 'action_tracking',
} as const
