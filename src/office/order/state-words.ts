/** The words of the states of payments and refunds. */
export const stateWords = {
  pending: 'state_pending',
  paid: 'state_paid',
  failed: 'state_failed',
  expired: 'state_expired',
  requested: 'state_requested',
  sent: 'state_requested',
  confirmed: 'state_confirmed',
  refused: 'state_refused',
} as const
