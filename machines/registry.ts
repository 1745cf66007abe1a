import type { AnyStateMachine } from 'xstate'
import { addressBookMachine } from './address-book/address-book.machine.ts'
import { appMachine } from './app/app.machine.ts'
import { cartMachine } from './cart/cart.machine.ts'
import { cartDrawerMachine } from './cart-drawer/cart-drawer.machine.ts'
import { changePasswordMachine } from './change-password/change-password.machine.ts'
import { checkoutMachine } from './checkout/checkout.machine.ts'
import { editRecordMachine } from './edit-record/edit-record.machine.ts'
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts'
import { guestCartMachine } from './guest-cart/guest-cart.machine.ts'
import { importMachine } from './import/import.machine.ts'
import { languageMachine } from './language/language.machine.ts'
import { lineSignInMachine } from './line-sign-in/line-sign-in.machine.ts'
import { loadingMachine } from './loading/loading.machine.ts'
import { orderActionsMachine } from './order-actions/order-actions.machine.ts'
import { orderStatusMachine } from './order-status/order-status.machine.ts'
import { quotationStatusMachine } from './quotation-status/quotation-status.machine.ts'
import { otpMachine } from './otp/otp.machine.ts'
import { overlayMachine } from './overlay/overlay.machine.ts'
import { pagedListMachine } from './paged-list/paged-list.machine.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { profileMachine } from './profile/profile.machine.ts'
import { quickOrderMachine } from './quick-order/quick-order.machine.ts'
import { recordMachine } from './record/record.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { cutToSizeMachine } from './cut-to-size/cut-to-size.machine.ts'
import { savedListsMachine } from './saved-lists/saved-lists.machine.ts'
import { searchMachine } from './search/search.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { snackbarMachine } from './snackbar/snackbar.machine.ts'
import { staffSessionMachine } from './staff-session/staff-session.machine.ts'
import { stockNoticeMachine } from './stock-notice/stock-notice.machine.ts'
import { tokenRefreshMachine } from './token-refresh/token-refresh.machine.ts'

export interface Flow {
  id: string
  title: string
  machine: AnyStateMachine
  /** The path of the machine's source file, relative to the project root. */
  source: string
}

const flow = (id: string, title: string, machine: AnyStateMachine): Flow => ({
  id,
  title,
  machine,
  source: `machines/${id}/${id}.machine.ts`,
})

export const flows: Flow[] = [
  flow('app', 'App start and reactions', appMachine),
  flow('session', 'Session', sessionMachine),
  flow('token-refresh', 'Token refresh', tokenRefreshMachine),
  flow('otp', 'One-time code', otpMachine),
  flow('registration', 'Registration', registrationMachine),
  flow('forgot-password', 'Forgot password', forgotPasswordMachine),
  flow('line-sign-in', 'Sign-in with LINE', lineSignInMachine),
  flow('change-password', 'Change password', changePasswordMachine),
  flow('cart', 'Cart', cartMachine),
  flow('guest-cart', 'Goods of a guest', guestCartMachine),
  flow('cart-drawer', 'Drawer of the cart', cartDrawerMachine),
  flow('quick-order', 'Quick order', quickOrderMachine),
  flow('stock-notice', 'Back in stock', stockNoticeMachine),
  flow('cut-to-size', 'Cut to size', cutToSizeMachine),
  flow('saved-lists', 'Saved lists', savedListsMachine),
  flow('checkout', 'Checkout', checkoutMachine),
  flow('payment', 'Payment result', paymentMachine),
  flow('order-status', 'Order status', orderStatusMachine),
  flow('quotation-status', 'Quotation status', quotationStatusMachine),
  flow('order-actions', 'Actions on an order', orderActionsMachine),
  flow('profile', 'Profile', profileMachine),
  flow('address-book', 'Address book', addressBookMachine),
  flow('record', 'Record', recordMachine),
  flow('paged-list', 'Paged list', pagedListMachine),
  flow('search', 'Search field', searchMachine),
  flow('snackbar', 'Snackbar', snackbarMachine),
  flow('loading', 'Loading', loadingMachine),
  flow('language', 'Language', languageMachine),
  flow('overlay', 'Overlay', overlayMachine),
  flow('staff-session', 'Session of staff', staffSessionMachine),
  flow('edit-record', 'Change of a shared record', editRecordMachine),
  flow('import', 'Import of goods', importMachine),
]
