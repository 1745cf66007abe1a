import * as v from 'valibot'
import { channelNames } from '../../../machines/payment-channels.ts'
import type { CheckoutDraft } from '../../../machines/checkout/checkout.machine.ts'
import * as drafts from '../../lib/forms/form-draft.ts'

/** This tab wrote the objects itself, in this version, so that their insides are not checked again. */
const object = <T>() => v.custom<T>((value) => typeof value === 'object' && value !== null)
const maybe = <T>() =>
  v.custom<T | undefined>((value) => value === undefined || (typeof value === 'object' && value !== null))

const kind = drafts.defineDraft('checkout', 1, {
  customerId: v.string(),
  cart: object<CheckoutDraft['cart']>(),
  address: maybe<CheckoutDraft['address']>(),
  billingAddress: maybe<CheckoutDraft['billingAddress']>(),
  isBillingAskedAgain: v.boolean(),
  shipping: maybe<CheckoutDraft['shipping']>(),
  pickUp: maybe<CheckoutDraft['pickUp']>(),
  paymentChannel: v.optional(v.picklist(channelNames)),
  decided: object<CheckoutDraft['decided']>(),
  intention: maybe<CheckoutDraft['intention']>(),
  isPlacing: v.boolean(),
})

/** Returns the unfinished checkout of this tab, if the customer left one. */
export function readCheckoutDraft(customerId: string): CheckoutDraft | undefined {
  const { address, billingAddress, shipping, pickUp, paymentChannel, intention, ...kept } =
    drafts.readDraft(kind, { owner: customerId }) ?? {}
  const { cart, decided, isBillingAskedAgain, isPlacing } = kept
  if (!cart || !decided || isBillingAskedAgain === undefined || isPlacing === undefined) return undefined
  return {
    customerId,
    cart,
    address,
    billingAddress,
    isBillingAskedAgain,
    shipping,
    pickUp,
    paymentChannel,
    decided,
    intention,
    isPlacing,
  }
}

export const saveCheckoutDraft = (draft: CheckoutDraft): void =>
  drafts.saveDraft(kind, { owner: draft.customerId }, { ...draft })

export const dropCheckoutDraft = (customerId: string): void => drafts.dropDraft(kind, { owner: customerId })
