/** The translation keys of the ten statuses. */
export const statusLabels = {
  pending: 'statusPending',
  processing: 'statusProcessing',
  readyToShip: 'statusReadyToShip',
  complete: 'statusComplete',
  cancelOrder: 'statusCancelOrder',
  shipped: 'statusShipped',
  delivered: 'statusDelivered',
  paid: 'statusPaid',
  refund: 'statusRefund',
  failed: 'statusFailed',
} as const
