const ownFailures = 'The address book tells its own failures; its machine never fails.'
const ownKey = 'The page makes the key of an order itself, from random values, which never fails.'

const ownCodeFailures = 'The step of the code tells its own failures; its machine never fails.'

/** The transitions that no path takes through the page, by flow, each with the reason. */
export const unreached: Record<string, Record<string, string>> = {
  'address-book': {
    'listing: address.choose':
      'Nothing is chosen in the account; the paths of the checkout choose an address of its book.',
    'listing.loadingMore: list.more': 'The button waits while more is read, and sends nothing.',
  },
  cart: {
    '(root): cart.changedByPage':
      'The pages of the quick order, of cutting and of an order send it, whose walks see the cart after it.',
  },
  checkout: {
    'steps.address.choosing: error addressBook': ownFailures,
    'steps.address.failed: address.retry': ownFailures,
    'placing.naming: error makeKey': ownKey,
    'steps.review.notSent: checkout.place': ownKey,
  },
  record: {
    '(root): record.open': 'The page of another product has a record of its own.',
  },
  'forgot-password': { 'otp: error otp': ownCodeFailures },
  'change-password': { 'otp: error otp': ownCodeFailures },
  'order-actions': { 'typingCode: error otp': ownCodeFailures },
  registration: { 'otp: error otp': ownCodeFailures },
  session: {
    'signedOut.rateLimited: signIn.submit': 'Its button is disabled while the wait lasts.',
  },
}
