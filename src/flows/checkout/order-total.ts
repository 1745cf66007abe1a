import { totalOf, type CheckoutDraft } from '../../../machines/checkout/checkout.machine.ts'
import type { Money } from '../../../openapi/generated/schema.ts'

/** Goods and shipping by the rule of the checkout flow. */
export const orderTotal = (draft: Pick<CheckoutDraft, 'cart' | 'shipping'>): Money => totalOf(draft)
