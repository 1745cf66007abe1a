import account from './account.json'
import addresses from './addresses.json'
import cart from './cart.json'
import checkout from './checkout.json'
import codes from './codes.json'
import orders from './orders.json'

export const words = { account, addresses, cart, checkout, codes, orders }
