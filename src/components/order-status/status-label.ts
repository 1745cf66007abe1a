/** The translation keys of the statuses. */
export const statusLabels = {
  pending: 'statusPending',
  processing: 'statusProcessing',
  readyToShip: 'statusReadyToShip',
  complete: 'statusComplete',
  cancelOrder: 'statusCancelOrder',
  shipped: 'statusShipped',
  delivered: 'statusDelivered',
  readyToPickUp: 'statusReadyToPickUp',
  pickedUp: 'statusPickedUp',
  paid: 'statusPaid',
  refund: 'statusRefund',
  failed: 'statusFailed',
} as const
