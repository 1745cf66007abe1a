import account from './account.json'
import addresses from './addresses.json'
import cart from './cart.json'
import checkout from './checkout.json'
import codes from './codes.json'
import forgotten from './forgotten.json'
import line from './line.json'
import orders from './orders.json'
import registration from './registration.json'
import signIn from './sign-in.json'

export const words = {
  account,
  addresses,
  cart,
  checkout,
  codes,
  forgotten,
  line,
  orders,
  registration,
  signIn,
}
