import type { Rule, WalkOptions } from '@phaen/statecharts'
import * as accounts from './rules/accounts.ts'
import * as addressBook from './rules/address-book.ts'
import * as cart from './rules/cart.ts'
import * as cutToSize from './rules/cut-to-size.ts'
import * as editRecord from './rules/edit-record.ts'
import * as guestCart from './rules/guest-cart.ts'
import * as checkout from './rules/checkout.ts'
import * as imports from './rules/import.ts'
import * as lists from './rules/lists-and-records.ts'
import * as orderActions from './rules/order-actions.ts'
import * as orderStatus from './rules/order-status.ts'
import * as payment from './rules/payment.ts'
import * as profile from './rules/profile.ts'
import * as quotationStatus from './rules/quotation-status.ts'
import * as quickOrder from './rules/quick-order.ts'
import * as savedLists from './rules/saved-lists.ts'
import * as session from './rules/session.ts'
import * as shell from './rules/shell.ts'
import * as staffSession from './rules/staff-session.ts'
import * as tokenRefresh from './rules/token-refresh.ts'

interface Walk {
  rules: Rule[]
  /** Makes what varies the cargo of the moves of one walk. */
  varied?: () => WalkOptions['vary']
}

/** What must hold of each flow on every walk, by the id of the flow. */
export const walks: Record<string, Walk> = {
  app: { rules: shell.appRules },
  session: { rules: session.rules },
  'token-refresh': { rules: tokenRefresh.rules, varied: () => tokenRefresh.vary },
  otp: { rules: accounts.otpRules, varied: accounts.goingClock },
  registration: { rules: accounts.registrationRules },
  'forgot-password': { rules: accounts.forgotPasswordRules },
  'line-sign-in': { rules: accounts.lineSignInRules },
  'change-password': { rules: accounts.changePasswordRules },
  'guest-cart': { rules: guestCart.rules },
  'cart-drawer': { rules: shell.cartDrawerRules },
  cart: { rules: cart.rules, varied: () => cart.vary },
  'quick-order': { rules: quickOrder.rules },
  'stock-notice': { rules: shell.stockNoticeRules },
  'cut-to-size': { rules: cutToSize.rules },
  'saved-lists': { rules: savedLists.rules },
  checkout: { rules: checkout.rules, varied: () => checkout.vary },
  payment: { rules: payment.rules },
  'order-status': { rules: orderStatus.rules },
  'quotation-status': { rules: quotationStatus.rules },
  'order-actions': { rules: orderActions.rules, varied: () => orderActions.vary },
  profile: { rules: profile.rules },
  'address-book': { rules: addressBook.rules },
  record: { rules: lists.recordRules, varied: lists.namedAnswers },
  'paged-list': { rules: lists.listRules },
  search: { rules: lists.searchRules },
  snackbar: { rules: shell.snackbarRules },
  loading: { rules: shell.loadingRules },
  language: { rules: shell.languageRules },
  overlay: { rules: shell.overlayRules },
  'staff-session': { rules: staffSession.rules },
  'edit-record': { rules: editRecord.rules },
  import: { rules: imports.rules },
}
