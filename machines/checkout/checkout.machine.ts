import { assign, emit, fromCallback, fromPromise, not, setup } from 'xstate'
import { codeOf, fieldErrorsOf, retryAfterOf } from '../problem.ts'
import type {
  ActorLogic,
  AnyActorLogic,
  AnyActorRef,
  EmittedFrom,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate'
import type {
  Address,
  BillingAddress,
  CartItem,
  CheckoutRequest,
  CheckoutResult,
  DeliveryAddress,
  Money,
  PaymentChannel,
  PaymentChannelOption,
  PickUpBranch,
  Problem,
  ShippingOption,
} from '../../openapi/generated/schema.ts'
import { paymentChannels, suitsWay } from '../payment-channels.ts'
import { inSatang } from '../quantity-prices.ts'

/** A line of the order, with what the page shows of it. */
export type CheckoutLine = Pick<
  CartItem,
  'cartItemId' | 'quantity' | 'name' | 'unit' | 'imageUrl' | 'weight' | 'variants' | 'cutting'
>

/** The lines of the cart that are ordered, and what they cost. */
export interface CheckoutCart {
  items: CheckoutLine[]
  total: Money
}

/** The lines as they are read; in another language than before also what was decided on their way, in its words. */
export interface CartReading extends CheckoutCart {
  inNewWords?: Partial<Pick<CheckoutDraft, 'shipping' | 'pickUp'>> | undefined
}

type Step = 'address' | 'billing' | 'shipping' | 'channel'

/** The stored data from which the checkout resumes after a reload. It is plain data, not a snapshot. */
export interface CheckoutDraft {
  /** The customer who owns the draft; several customers may use one browser. */
  customerId: string
  cart: CheckoutCart
  address: DeliveryAddress | undefined
  /** Undefined while it is the same as the delivery address. */
  billingAddress: BillingAddress | undefined
  /** Whether the invoice would lose its tax id by a change of the delivery address. */
  isBillingAskedAgain: boolean
  shipping: ShippingOption | undefined
  /** Where the order is picked up, instead of being shipped to an address. */
  pickUp: PickUpBranch | undefined
  paymentChannel: PaymentChannel | undefined
  decided: Record<Step, boolean>
  /** The order request with its idempotency key. Resending the same request uses the same key. */
  intention: { key: string; request: CheckoutRequest } | undefined
  /** Whether the request was sent and the response is still outstanding. */
  isPlacing: boolean
}

/** With `COD_LIMIT`: how many orders in cash on delivery may be open at a time, and what they may cost together. */
const limitOf = (error: unknown): Problem['limit'] =>
  // Only the API's problems have this property.
  typeof error === 'object' && error !== null && 'limit' in error
    ? (error.limit as Problem['limit'])
    : undefined

const notProvided = (what: string): never => {
  throw new Error(`checkout: ${what} is not provided`)
}

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`checkout: ${what} is not decided`)
  return value
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Adds products and shipping, calculated in whole satang. */
export const totalOf = ({ cart, shipping }: Pick<CheckoutDraft, 'cart' | 'shipping'>): Money => ({
  amount: (inSatang(cart.total) + inSatang(shipping?.price)) / 100,
})

const quantitiesOf = (items: CheckoutLine[]) =>
  items.map(({ cartItemId, quantity }) => [cartItemId, quantity])

/** What the shopper agrees to by ordering. Another language changes only names. */
const agreedOf = ({ items, total }: CheckoutCart) => [
  total,
  items.map(({ cartItemId, quantity, variants, cutting }) => {
    const size = variants[0]?.sizes[0]
    return [cartItemId, quantity, size?.price, size?.specialPrice, size?.tiers, cutting?.pieces]
  }),
]

const deliveryTo = ({ id, ...address }: Address): DeliveryAddress => ({ addressBookId: id, ...address })

/** The part of an address that an invoice names. */
const billingTo = (address: DeliveryAddress): BillingAddress => {
  const { addressBookId: _, isDefault: __, location: ___, ...billingAddress } = address
  return billingAddress
}

/** What the invoice was to name, if that was the delivery address and the next one has not its tax id. */
const lostBilling = (draft: CheckoutDraft, next: DeliveryAddress): BillingAddress | undefined => {
  const { address, billingAddress, decided } = draft
  const isAsDelivery = decided.billing && billingAddress === undefined
  const named = draft.isBillingAskedAgain
    ? billingAddress
    : isAsDelivery && address
      ? billingTo(address)
      : undefined
  return named?.taxId !== undefined && named.taxId !== next.taxId ? named : undefined
}

/** Where the products go, and which lines of the cart go there. */
export interface Shipment {
  addressBookId: string | undefined
  postcode: string
  cartItemIds: string[]
}

const shipmentOf = ({ address, cart }: CheckoutDraft): Shipment => {
  const { addressBookId, postcode } = known(address, 'the address')
  return { addressBookId, postcode, cartItemIds: cart.items.map(({ cartItemId }) => cartItemId) }
}

const requestOf = (draft: CheckoutDraft): CheckoutRequest => {
  const ordered = {
    cartItemIds: draft.cart.items.map(({ cartItemId }) => cartItemId),
    paymentChannel: known(draft.paymentChannel, 'the payment channel'),
    expectedTotal: totalOf(draft),
  }
  if (draft.pickUp)
    return {
      pickUpBranchId: draft.pickUp.id,
      ...(draft.billingAddress && { billingAddress: draft.billingAddress }),
      ...ordered,
    }
  const deliveryAddress = known(draft.address, 'the address')
  const { shippingId, shippingPricePerWeightIdentifier } = known(draft.shipping, 'the shipping')
  return {
    deliveryAddress,
    billingAddress: draft.billingAddress ?? billingTo(deliveryAddress),
    shippingId,
    shippingPricePerWeightIdentifier,
    ...ordered,
  }
}

type PlacedOrder = Pick<CheckoutResult, 'orderId' | 'orderNumber'>

const placedOrderOf = ({ orderId, orderNumber }: PlacedOrder): PlacedOrder => ({ orderId, orderNumber })

const noOrder = { orderId: '', orderNumber: '', redirectUrl: undefined, isUnconfirmed: false }

const blankDraftOf = (customerId: string): CheckoutDraft => ({
  customerId,
  cart: { items: [], total: { amount: 0 } },
  address: undefined,
  billingAddress: undefined,
  isBillingAskedAgain: false,
  shipping: undefined,
  pickUp: undefined,
  paymentChannel: undefined,
  decided: { address: false, billing: false, shipping: false, channel: false },
  intention: undefined,
  isPlacing: false,
})

/** The payment channels for how the goods are handed over. */
export const channelsOf = ({
  draft,
  channels,
}: {
  draft: Pick<CheckoutDraft, 'pickUp'>
  channels: PaymentChannelOption[]
}): PaymentChannelOption[] =>
  channels.filter(({ paymentChannel }) => suitsWay(paymentChannel, { isPickUp: draft.pickUp !== undefined }))

/** Whether the way to pay that was chosen is possible for how the goods are handed over. */
const isChannelKept = (draft: CheckoutDraft, isPickUp: boolean): boolean =>
  draft.decided.channel && draft.paymentChannel !== undefined && suitsWay(draft.paymentChannel, { isPickUp })

/** A placeholder for the address-book flow, which the composition provides. It outputs `{ address }`. */
const addressBookStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { wantsAll: boolean; chosenId: string | undefined },
  AnyActorRef['system'],
  EmittedFrom<AnyActorLogic>
> = fromCallback(() => notProvided("the actor 'addressBook'"))

/**
 * Leads from the cart to an order: address, billing, shipping, payment channel, placing. After a reload or a
 * new sign-in of the same customer, it resumes at the same step. Spec parts 3 (checkout payload), 5, 7 and 8.
 */
export const checkoutMachine = setup({
  types: {} as {
    context: {
      draft: CheckoutDraft
      /** The lines as the shopper saw them before they changed; the page shows the difference until the next order. */
      before: CheckoutCart | undefined
      options: ShippingOption[]
      channels: PaymentChannelOption[]
      errorCode: string | undefined
      fieldErrors: Record<string, string>
      limit: Problem['limit']
      retryAfterSeconds: number
      order: PlacedOrder & { redirectUrl: string | undefined; isUnconfirmed: boolean }
    }
    input: { customerId: string; draft: CheckoutDraft | undefined }
    events:
      | { type: 'session.ended' }
      | { type: 'cart.reload' }
      | { type: 'address.retry' }
      | { type: 'address.edit' }
      | { type: 'billing.choose'; billingAddress: BillingAddress | undefined }
      | { type: 'billing.edit' }
      | { type: 'shipping.choose'; shippingId: string }
      | { type: 'shipping.retry' }
      | { type: 'shipping.edit' }
      | { type: 'pickUp.choose'; branch: PickUpBranch }
      | { type: 'channel.choose'; paymentChannel: PaymentChannel }
      | { type: 'channel.retry' }
      | { type: 'channel.edit' }
      | { type: 'checkout.place' }
      | { type: 'page.return' }
      | { type: 'payment.open' }
      | { type: 'result.open' }
    emitted: { type: 'order.placed'; orderId: string; orderNumber: string } | { type: 'cart.outdated' }
    children: { addressBook: 'addressBook' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    loadCart: fromPromise<CartReading, { draft: CheckoutDraft }>(() => notProvided("the actor 'loadCart'")),
    addressBook: addressBookStub,
    loadShippingOptions: fromPromise<ShippingOption[], Shipment>(() =>
      notProvided("the actor 'loadShippingOptions'"),
    ),
    loadChannels: fromPromise<PaymentChannelOption[]>(() => notProvided("the actor 'loadChannels'")),
    makeKey: fromPromise<{ key: string }>(() => notProvided("the actor 'makeKey'")),
    placeOrder: fromPromise<CheckoutResult, { key: string; request: CheckoutRequest }>(() =>
      notProvided("the actor 'placeOrder'"),
    ),
  },
  guards: {
    isPlacing: ({ context }) => context.draft.isPlacing,
    addressIsDecided: ({ context }) => context.draft.decided.address,
    billingIsDecided: ({ context }) => context.draft.decided.billing,
    shippingIsDecided: ({ context }) => context.draft.decided.shipping,
    channelIsDecided: ({ context }) => context.draft.decided.channel,
    addressIsOpen: not('addressIsDecided'),
    billingIsOpen: not('billingIsDecided'),
    billingIsAskedAgain: ({ context }) => context.draft.isBillingAskedAgain,
    shippingIsOpen: not('shippingIsDecided'),
    channelIsOpen: not('channelIsDecided'),
    isSameIntention: ({ context: { draft } }) =>
      draft.intention !== undefined && isSame(draft.intention.request, requestOf(draft)),
    isEmpty: (_, params: { cart: CheckoutCart }) => params.cart.items.length === 0,
    hasAvailable: (_, params: { options: ShippingOption[] }) =>
      params.options.some(({ available }) => available),
    isAvailable: ({ context }, params: { shippingId: string }) =>
      context.options.some(({ shippingId, available }) => shippingId === params.shippingId && available),
    hasNoChannel: ({ context }) => channelsOf(context).every(({ available }) => !available),
    isChannelAvailable: ({ context }, params: { paymentChannel: PaymentChannel }) =>
      channelsOf(context).some(
        ({ paymentChannel, available }) => paymentChannel === params.paymentChannel && available,
      ),
    isPaidOnDelivery: ({ context: { draft } }) =>
      draft.paymentChannel !== undefined && !paymentChannels[draft.paymentChannel].isPaidBeforeShipping,
    hasPaymentPage: ({ context }) => context.order.redirectUrl !== undefined,
    isRefused: ({ context }, params: { by: string[] }) =>
      context.errorCode !== undefined && params.by.includes(context.errorCode),
  },
  actions: {
    setCart: assign(({ context: { draft, before } }, { reading }: { reading: CartReading }) => {
      const { inNewWords, ...cart } = reading
      const isSameCart = isSame(quantitiesOf(cart.items), quantitiesOf(draft.cart.items))
      const isAgreed = draft.cart.items.length === 0 || isSame(agreedOf(cart), agreedOf(draft.cart))
      return {
        before: isAgreed ? before : (before ?? draft.cart),
        draft: {
          ...draft,
          cart,
          shipping: isSameCart ? (inNewWords?.shipping ?? draft.shipping) : undefined,
          pickUp: inNewWords?.pickUp ?? draft.pickUp,
          decided: {
            ...draft.decided,
            // Picking up costs nothing, whatever is in the cart.
            shipping: draft.decided.shipping && (isSameCart || draft.pickUp !== undefined),
          },
        },
      }
    }),
    setAddress: assign(({ context: { draft } }, params: { address: Address }) => {
      const address = deliveryTo(params.address)
      const isSameAddress = isSame(address, draft.address)
      const lost = lostBilling(draft, address)
      return {
        draft: {
          ...draft,
          address,
          ...(lost && { billingAddress: lost }),
          isBillingAskedAgain: lost !== undefined,
          shipping: isSameAddress ? draft.shipping : undefined,
          pickUp: undefined,
          decided: {
            ...draft.decided,
            address: true,
            billing: draft.decided.billing && lost === undefined,
            shipping: isSameAddress && draft.pickUp === undefined && draft.decided.shipping,
            channel: isChannelKept(draft, false),
          },
        },
      }
    }),
    setBilling: assign(({ context: { draft } }, params: { billingAddress: BillingAddress | undefined }) => ({
      draft: {
        ...draft,
        billingAddress: params.billingAddress,
        isBillingAskedAgain: false,
        decided: { ...draft.decided, billing: true },
      },
    })),
    setOptions: assign({ options: (_, params: { options: ShippingOption[] }) => params.options }),
    setChannels: assign({ channels: (_, params: { channels: PaymentChannelOption[] }) => params.channels }),
    setShipping: assign(({ context: { draft, options } }, params: { shippingId: string }) => ({
      draft: {
        ...draft,
        shipping: options.find(({ shippingId }) => shippingId === params.shippingId),
        pickUp: undefined,
        decided: { ...draft.decided, shipping: true, channel: isChannelKept(draft, false) },
      },
    })),
    setPickUp: assign(({ context: { draft } }, params: { branch: PickUpBranch }) => {
      const { address, billingAddress, decided } = draft
      // The invoice that was to name the delivery address still names it.
      const named = decided.billing && address && !billingAddress ? billingTo(address) : billingAddress
      return {
        draft: {
          ...draft,
          billingAddress: named,
          isBillingAskedAgain: false,
          shipping: undefined,
          pickUp: params.branch,
          decided: { ...decided, address: true, shipping: true, channel: isChannelKept(draft, true) },
        },
      }
    }),
    reopenShipping: assign(({ context: { draft } }) => ({
      draft: {
        ...draft,
        // Without an address there is no shipping to choose from.
        decided: { ...draft.decided, address: draft.address !== undefined, shipping: false },
      },
    })),
    setChannel: assign(({ context: { draft } }, params: { paymentChannel: PaymentChannel }) => ({
      draft: {
        ...draft,
        paymentChannel: params.paymentChannel,
        decided: { ...draft.decided, channel: true },
      },
    })),
    reopen: assign(({ context: { draft } }, params: { step: Step }) => ({
      draft: { ...draft, decided: { ...draft.decided, [params.step]: false } },
    })),
    setIntention: assign(({ context: { draft } }, params: { key: string }) => ({
      draft: { ...draft, intention: { key: params.key, request: requestOf(draft) } },
    })),
    clearIntention: assign(({ context: { draft } }) => ({ draft: { ...draft, intention: undefined } })),
    startPlacing: assign(({ context: { draft } }) => ({
      draft: { ...draft, isPlacing: true },
      before: undefined,
    })),
    stopPlacing: assign(({ context: { draft } }) => ({ draft: { ...draft, isPlacing: false } })),
    setOrder: assign((_, { order }: { order: CheckoutResult }) => ({
      order: {
        ...placedOrderOf(order),
        redirectUrl: order.redirectUrl,
        isUnconfirmed: order.confirmBefore !== undefined,
      },
    })),
    setError: assign((_, params: { error: unknown }) => ({
      errorCode: codeOf(params.error),
      fieldErrors: fieldErrorsOf(params.error),
      limit: limitOf(params.error),
      retryAfterSeconds: retryAfterOf(params.error),
    })),
    clearErrors: assign({ errorCode: undefined, fieldErrors: {}, limit: undefined, retryAfterSeconds: 0 }),
    beginAnew: assign(({ context }) => ({
      draft: blankDraftOf(context.draft.customerId),
      before: undefined,
      options: [],
      channels: [],
      errorCode: undefined,
      fieldErrors: {},
      limit: undefined,
      retryAfterSeconds: 0,
      order: noOrder,
    })),
    saveDraft: (_, _params: { draft: CheckoutDraft }) => notProvided("the action 'saveDraft'"),
    dropDraft: () => notProvided("the action 'dropDraft'"),
    openPaymentPage: (_, _params: { redirectUrl: string }) => notProvided("the action 'openPaymentPage'"),
    openPaymentResult: (_, _params: PlacedOrder) => notProvided("the action 'openPaymentResult'"),
    openDeliveryResult: (_, _params: PlacedOrder) => notProvided("the action 'openDeliveryResult'"),
    emitOutdated: emit({ type: 'cart.outdated' }),
    emitPlaced: emit(({ context }) => ({ type: 'order.placed', ...placedOrderOf(context.order) })),
  },
  delays: { retryAfter: ({ context }) => context.retryAfterSeconds * 1000 },
}).createMachine({
  id: 'checkout',
  description: 'From the cart to an order.',
  meta: {
    ignores: {
      'address.retry': 'The address book did not fail to open.',
      'billing.choose': 'The invoice is not being decided on.',
      'shipping.choose': 'No shippings are on offer.',
      'shipping.retry': 'No reading of the shippings has failed.',
      'pickUp.choose': 'Neither the address nor the shipping is being decided on.',
      'channel.choose': 'No payment channels are on offer.',
      'channel.retry': 'The payment channels need not be read again.',
      'checkout.place': 'Something is still to be decided.',
      'payment.open': 'No order waits for its payment.',
      'result.open': 'No order stands yet.',
      'page.return': 'No payment page was opened.',
    },
  },
  context: ({ input }) => ({
    draft: input.draft ?? blankDraftOf(input.customerId),
    before: undefined,
    options: [],
    channels: [],
    errorCode: undefined,
    fieldErrors: {},
    limit: undefined,
    retryAfterSeconds: 0,
    order: noOrder,
  }),
  initial: 'restoring',
  on: {
    'session.ended': {
      description:
        'The checkout ends with its session. The stored draft waits for its customer, unless they signed out.',
      target: '.left',
      actions: 'beginAnew',
    },
  },
  states: {
    restoring: {
      description: 'Where was the shopper before?',
      always: [
        {
          description: 'An order was sent and never answered: ask again, with the same key.',
          guard: 'isPlacing',
          target: 'placing',
        },
        { description: 'Choosing, or at the very start.', target: 'loadingCart' },
      ],
    },
    loadingCart: {
      description: 'What is to be ordered, and what does it cost now?',
      meta: {
        spec: ['R3.10'],
        ignores: {
          'cart.reload': 'The cart is being read.',
          'address.*': 'The cart has not been read yet.',
          'billing.*': 'The cart has not been read yet.',
          'shipping.*': 'The cart has not been read yet.',
          'pickUp.*': 'The cart has not been read yet.',
          'channel.*': 'The cart has not been read yet.',
          'checkout.place': 'The cart has not been read yet.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          {
            description: 'There is nothing to order.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) },
            target: 'cartEmpty',
          },
          {
            description: 'Other lines than before need another shipping.',
            target: 'deciding',
            actions: { type: 'setCart', params: ({ event }) => ({ reading: event.output }) },
          },
        ],
        onError: {
          description: 'Refused, or no answer.',
          target: 'cartFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    cartFailed: {
      description: 'The cart could not be read.',
      meta: {
        ignores: {
          'address.*': 'The cart has to be read first.',
          'billing.*': 'The cart has to be read first.',
          'shipping.*': 'The cart has to be read first.',
          'pickUp.*': 'The cart has to be read first.',
          'channel.*': 'The cart has to be read first.',
          'checkout.place': 'The cart has to be read first.',
        },
      },
      tags: 'failed',
      on: {
        'cart.reload': { description: 'Try again.', target: 'loadingCart', actions: 'clearErrors' },
      },
    },
    cartEmpty: {
      description: 'There are no products in the cart.',
      meta: {
        spec: ['R8.15'],
        ignores: {
          'address.*': 'There is nothing to order.',
          'billing.*': 'There is nothing to order.',
          'shipping.*': 'There is nothing to order.',
          'pickUp.*': 'There is nothing to order.',
          'channel.*': 'There is nothing to order.',
          'checkout.place': 'There is nothing to order.',
        },
      },
      entry: ['stopPlacing', 'dropDraft'],
      on: {
        'cart.reload': {
          description: 'Something may be in it by now.',
          target: 'loadingCart',
          actions: 'clearErrors',
        },
      },
    },
    reopened: {
      description: 'A decision is open again. Was the order refused because the cart had changed?',
      always: [
        {
          description: 'It was: the same order would be refused again, so the cart is read first.',
          guard: { type: 'isRefused', params: { by: ['OUT_OF_STOCK', 'NOT_FOR_SALE', 'PRICE_CHANGED'] } },
          target: 'loadingCart',
          actions: 'clearErrors',
        },
        { description: 'It was not.', target: 'deciding', actions: 'clearErrors' },
      ],
    },
    deciding: {
      description: 'The first thing that is still open.',
      always: [
        {
          description: 'Where to?',
          guard: 'addressIsOpen',
          target: 'steps',
        },
        {
          description: 'To whom is the invoice, now that the products go to another address?',
          guard: 'billingIsAskedAgain',
          target: 'steps.billing.askedAgain',
        },
        {
          description: 'To whom is the invoice?',
          guard: 'billingIsOpen',
          target: 'steps.billing',
        },
        {
          description: 'How shall it be sent?',
          guard: 'shippingIsOpen',
          target: 'steps.shipping',
        },
        {
          description: 'How shall it be paid?',
          guard: 'channelIsOpen',
          target: 'steps.channel',
        },
        { description: 'All is decided.', target: 'steps.review' },
      ],
    },
    steps: {
      description: 'The shopper decides, one thing after the other; what was decided can be opened again.',
      meta: { spec: ['R2.12', 'R6.9'] },
      initial: 'address',
      entry: ['stopPlacing', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
      on: {
        'cart.reload': {
          description: 'The cart or its prices changed: read it, and go on here.',
          target: 'loadingCart',
          actions: 'clearErrors',
        },
        'address.edit': {
          description: 'Another address.',
          guard: 'addressIsDecided',
          target: 'reopened',
          actions: { type: 'reopen', params: { step: 'address' } },
        },
        'billing.edit': {
          description: 'Another invoice.',
          guard: 'billingIsDecided',
          target: 'reopened',
          actions: { type: 'reopen', params: { step: 'billing' } },
        },
        'shipping.edit': {
          description: 'Another shipping, or another branch.',
          guard: 'shippingIsDecided',
          target: 'reopened',
          actions: 'reopenShipping',
        },
        'channel.edit': {
          description: 'Another way to pay.',
          guard: 'channelIsDecided',
          target: 'reopened',
          actions: { type: 'reopen', params: { step: 'channel' } },
        },
      },
      states: {
        address: {
          description: 'Where the products go.',
          meta: { spec: ['R3.8', 'R5.49', 'R8.12'] },
          initial: 'choosing',
          on: {
            'pickUp.choose': {
              description: 'At this branch: neither an address nor a carrier is needed.',
              target: '#checkout.deciding',
              actions: [
                { type: 'setPickUp', params: ({ event }) => ({ branch: event.branch }) },
                'clearErrors',
              ],
            },
          },
          states: {
            choosing: {
              description: 'The address book is open: choose, create, change.',
              invoke: {
                id: 'addressBook',
                src: 'addressBook',
                input: ({ context }) => ({
                  wantsAll: true,
                  chosenId: context.draft.address?.addressBookId,
                }),
                onDone: {
                  description: 'Chosen; another address than before needs another shipping.',
                  target: '#checkout.deciding',
                  actions: [
                    { type: 'setAddress', params: ({ event }) => ({ address: event.output.address }) },
                    'clearErrors',
                  ],
                },
                onError: {
                  description: 'The address book cannot be opened.',
                  target: 'failed',
                  actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            failed: {
              description: 'The address book could not be opened.',
              tags: 'failed',
              on: {
                'address.retry': { description: 'Try again.', target: 'choosing', actions: 'clearErrors' },
              },
            },
          },
        },
        billing: {
          description: 'Who the invoice is made out to.',
          meta: { spec: ['R1.8', 'R3.9'] },
          initial: 'choosing',
          on: {
            'billing.choose': {
              description: 'The same address as the products, or another one.',
              target: '#checkout.deciding',
              actions: [
                {
                  type: 'setBilling',
                  params: ({ event }) => ({ billingAddress: event.billingAddress }),
                },
                'clearErrors',
              ],
            },
          },
          states: {
            choosing: { description: 'Nothing is wrong so far.' },
            askedAgain: {
              description:
                'It was to be the same as the delivery address; the new one has not the tax id of the former one.',
            },
            refused: {
              description: 'The server refused the tax id.',
              meta: { spec: ['R8.9'] },
              tags: 'failed',
            },
          },
        },
        shipping: {
          description: 'How the products are sent.',
          meta: { spec: ['R1.9', 'R3.11', 'R3.13', 'R5.48', 'R8.11'] },
          initial: 'loading',
          on: {
            'pickUp.choose': {
              description: 'At this branch: neither an address nor a carrier is needed.',
              target: '#checkout.deciding',
              actions: [
                { type: 'setPickUp', params: ({ event }) => ({ branch: event.branch }) },
                'clearErrors',
              ],
            },
          },
          states: {
            loading: {
              description: 'What is there for this address and this cart?',
              tags: 'pending',
              invoke: {
                id: 'loadShippingOptions',
                src: 'loadShippingOptions',
                input: ({ context }) => shipmentOf(context.draft),
                onDone: [
                  {
                    description: 'There is a choice.',
                    guard: { type: 'hasAvailable', params: ({ event }) => ({ options: event.output }) },
                    target: 'choosing',
                    actions: { type: 'setOptions', params: ({ event }) => ({ options: event.output }) },
                  },
                  {
                    description: 'Nothing suits this cart: too long or too heavy.',
                    target: 'nothingSuits',
                    actions: { type: 'setOptions', params: ({ event }) => ({ options: event.output }) },
                  },
                ],
                onError: {
                  description: 'Refused, or no answer.',
                  target: 'refused',
                  actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            refused: {
              description: 'Why are there no shippings?',
              always: [
                {
                  description: 'The shop does not deliver there.',
                  guard: { type: 'isRefused', params: { by: ['OUT_OF_AREA'] } },
                  target: 'outOfArea',
                },
                {
                  description: 'The address is not in the address book any more.',
                  guard: { type: 'isRefused', params: { by: ['ADDRESS_REQUIRED', 'NOT_FOUND'] } },
                  target: '#checkout.deciding',
                  actions: { type: 'reopen', params: { step: 'address' } },
                },
                {
                  description: 'The cart was emptied in another tab.',
                  guard: { type: 'isRefused', params: { by: ['CART_EMPTY'] } },
                  target: '#checkout.cartEmpty',
                },
                { description: 'Anything else can be tried again.', target: 'failed' },
              ],
            },
            choosing: {
              description: 'The shopper chooses one that is available.',
              on: {
                'shipping.choose': {
                  description: 'This one, at this price.',
                  guard: { type: 'isAvailable', params: ({ event }) => ({ shippingId: event.shippingId }) },
                  target: '#checkout.deciding',
                  actions: [
                    { type: 'setShipping', params: ({ event }) => ({ shippingId: event.shippingId }) },
                    'clearErrors',
                  ],
                },
              },
            },
            nothingSuits: {
              description:
                'Each shipping says why it cannot be: another address, another cart, or the store.',
              tags: 'failed',
            },
            outOfArea: {
              description: 'Outside the delivery area: another address, or the store.',
              meta: {
                spec: ['R8.13'],
                ignores: { 'shipping.retry': 'This address would be refused again.' },
              },
              tags: 'failed',
            },
            failed: {
              description: 'The shippings could not be read.',
              tags: 'failed',
              on: {
                'shipping.retry': { description: 'Try again.', target: 'loading', actions: 'clearErrors' },
              },
            },
          },
        },
        channel: {
          description: 'How it is paid.',
          meta: { spec: ['R1.10', 'R3.12'] },
          initial: 'loading',
          states: {
            loading: {
              description: 'Which payment channels can be chosen now?',
              tags: 'pending',
              invoke: {
                id: 'loadChannels',
                src: 'loadChannels',
                onDone: {
                  description: 'The payment channels, each with the reason why it cannot be chosen.',
                  target: 'loaded',
                  actions: { type: 'setChannels', params: ({ event }) => ({ channels: event.output }) },
                },
                onError: {
                  description: 'They could not be read.',
                  target: 'failed',
                  actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            loaded: {
              description: 'Is there a choice?',
              always: [
                {
                  description: 'None can be chosen.',
                  guard: 'hasNoChannel',
                  target: 'nothingAvailable',
                },
                {
                  description: 'The order was refused because the payment page cannot be reached.',
                  guard: { type: 'isRefused', params: { by: ['PAYMENT_UNAVAILABLE'] } },
                  target: 'cannotPayThisWay',
                },
                { description: 'There is.', target: 'choosing' },
              ],
            },
            choosing: {
              description: 'The shopper chooses one that is available.',
              on: {
                'channel.choose': {
                  description: 'This way.',
                  guard: {
                    type: 'isChannelAvailable',
                    params: ({ event }) => ({ paymentChannel: event.paymentChannel }),
                  },
                  target: '#checkout.deciding',
                  actions: {
                    type: 'setChannel',
                    params: ({ event }) => ({ paymentChannel: event.paymentChannel }),
                  },
                },
              },
            },
            cannotPayThisWay: {
              description: 'Nothing was ordered, because nobody can pay in this way now: choose another one.',
              meta: { spec: ['R2.52'] },
              tags: 'failed',
              on: {
                'channel.choose': {
                  description: 'Another way; or the same again, if it works by now.',
                  guard: {
                    type: 'isChannelAvailable',
                    params: ({ event }) => ({ paymentChannel: event.paymentChannel }),
                  },
                  target: '#checkout.deciding',
                  actions: [
                    {
                      type: 'setChannel',
                      params: ({ event }) => ({ paymentChannel: event.paymentChannel }),
                    },
                    'clearErrors',
                  ],
                },
              },
            },
            nothingAvailable: {
              description: 'No way to pay can be chosen now; each says why.',
              meta: { ignores: { 'channel.choose': 'No way to pay can be chosen now.' } },
              tags: 'failed',
              on: {
                'channel.retry': { description: 'Ask again.', target: 'loading', actions: 'clearErrors' },
              },
            },
            failed: {
              description: 'The payment channels could not be read.',
              tags: 'failed',
              on: {
                'channel.retry': { description: 'Try again.', target: 'loading', actions: 'clearErrors' },
              },
            },
          },
        },
        review: {
          description: 'All is decided; the bill shows.',
          initial: 'ready',
          states: {
            ready: {
              description: 'One press orders, and accepts the refund and return policy.',
              meta: { spec: ['R5.50'] },
              on: { 'checkout.place': { description: 'Order.', target: '#checkout.placing' } },
            },
            outOfStock: {
              description: 'Some of it was sold meanwhile: the cart has to change.',
              meta: { ignores: { 'checkout.place': 'The cart has to change before it can be ordered.' } },
              tags: 'failed',
            },
            notForSale: {
              description: 'Some of it is no longer sold: the cart has to change.',
              meta: { ignores: { 'checkout.place': 'The cart has to change before it can be ordered.' } },
              tags: 'failed',
            },
            priceChanged: {
              description:
                'Goods or shipping cost something else now: read the cart again, and choose the shipping anew.',
              meta: {
                ignores: { 'checkout.place': 'The shopper has to see the new price before ordering.' },
              },
              tags: 'failed',
            },
            mismatch: {
              description: 'This key has ordered something else before: see the orders, then order anew.',
              tags: 'failed',
              on: {
                'checkout.place': {
                  description: 'Order, as a new intention.',
                  target: '#checkout.placing',
                  actions: 'clearErrors',
                },
              },
            },
            tooManyUnpaid: {
              description:
                'Nothing was ordered: too many orders wait for their payment. Pay or cancel one first.',
              tags: 'failed',
              on: {
                'checkout.place': {
                  description: 'Order, with fewer unpaid orders.',
                  target: '#checkout.placing',
                  actions: 'clearErrors',
                },
              },
            },
            codLimit: {
              description:
                'Nothing was ordered: too much would be on its way in cash on delivery. Confirm or cancel an order, order less, or pay in another way.',
              tags: 'failed',
              on: {
                'checkout.place': {
                  description: 'Order, with fewer open orders.',
                  target: '#checkout.placing',
                  actions: 'clearErrors',
                },
              },
            },
            refused: {
              description:
                'Nothing was ordered, and the same order would be refused again: change what is wrong.',
              meta: {
                spec: ['R2.52'],
                ignores: { 'checkout.place': 'The same order would be refused again.' },
              },
              tags: 'failed',
            },
            busy: {
              description: 'Nothing was ordered: the server asks to wait. After that one press orders.',
              meta: { ignores: { 'checkout.place': 'The server asked to wait.' } },
              tags: 'failed',
              after: {
                retryAfter: { description: 'The wait is over.', target: 'ready', actions: 'clearErrors' },
              },
            },
            notSent: {
              description: 'Nothing was ordered: the order could not be prepared for sending.',
              tags: 'failed',
              on: {
                'checkout.place': {
                  description: 'Once more.',
                  target: '#checkout.placing',
                  actions: 'clearErrors',
                },
              },
            },
            unknown: {
              description: 'Nobody knows whether the order was placed; the same key makes a second try safe.',
              meta: { spec: ['R2.52'] },
              tags: 'failed',
              on: {
                'checkout.place': {
                  description: 'Once more, the same intention.',
                  target: '#checkout.placing',
                  actions: 'clearErrors',
                },
              },
            },
          },
        },
      },
    },
    placing: {
      description: 'The order is placed.',
      meta: {
        spec: ['R7.43'],
        ignores: {
          'cart.reload': 'The order names its lines and its total; the server compares them with the cart.',
          'address.*': 'The order is being placed as it was decided.',
          'billing.*': 'The order is being placed as it was decided.',
          'shipping.*': 'The order is being placed as it was decided.',
          'pickUp.*': 'The order is being placed as it was decided.',
          'channel.*': 'The order is being placed as it was decided.',
          'checkout.place': 'The order is being placed: pressing twice orders once.',
        },
      },
      tags: 'pending',
      initial: 'recalling',
      states: {
        recalling: {
          description: 'Was this very order sent before?',
          always: [
            { description: 'Yes: the same key again.', guard: 'isSameIntention', target: 'sending' },
            { description: 'No: a new intention.', target: 'naming' },
          ],
        },
        naming: {
          description: 'A new intention needs a key of its own.',
          invoke: {
            id: 'makeKey',
            src: 'makeKey',
            onDone: {
              description: 'Named.',
              target: 'sending',
              actions: { type: 'setIntention', params: ({ event }) => ({ key: event.output.key }) },
            },
            onError: {
              description: 'No key could be made; nothing was sent.',
              target: '#checkout.steps.review.notSent',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sending: {
          description: 'The server places the order. The key is kept before it is sent, for a reload.',
          entry: ['startPlacing', { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) }],
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => known(context.draft.intention, 'the intention'),
            onDone: {
              description: 'The order stands.',
              target: '#checkout.placed',
              actions: [
                { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                'dropDraft',
                'emitPlaced',
              ],
            },
            onError: {
              description: 'Refused, or no answer.',
              target: 'refused',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: {
          description: 'Why was nothing ordered, if that is so, and where can the shopper act?',
          always: [
            {
              description: 'The cart is empty: ordered or emptied in another tab.',
              guard: { type: 'isRefused', params: { by: ['CART_EMPTY'] } },
              target: '#checkout.cartEmpty',
            },
            {
              description: 'The address is missing or gone.',
              guard: { type: 'isRefused', params: { by: ['ADDRESS_REQUIRED', 'NOT_FOUND'] } },
              target: '#checkout.steps.address',
              actions: { type: 'reopen', params: { step: 'address' } },
            },
            {
              description: 'The tax id is refused.',
              guard: { type: 'isRefused', params: { by: ['TAX_ID_INVALID'] } },
              target: '#checkout.steps.billing.refused',
              actions: { type: 'reopen', params: { step: 'billing' } },
            },
            {
              description: 'The shipping is missing, or no longer offered.',
              guard: { type: 'isRefused', params: { by: ['SHIPPING_REQUIRED'] } },
              target: '#checkout.deciding',
              actions: 'reopenShipping',
            },
            {
              description: 'The shop does not deliver there.',
              guard: { type: 'isRefused', params: { by: ['OUT_OF_AREA'] } },
              target: '#checkout.steps.shipping.outOfArea',
              actions: { type: 'reopen', params: { step: 'shipping' } },
            },
            {
              description: 'Nobody can pay in this way now.',
              guard: { type: 'isRefused', params: { by: ['PAYMENT_UNAVAILABLE'] } },
              target: '#checkout.steps.channel',
              actions: { type: 'reopen', params: { step: 'channel' } },
            },
            {
              description: 'Not so many are left.',
              guard: { type: 'isRefused', params: { by: ['OUT_OF_STOCK'] } },
              target: '#checkout.steps.review.outOfStock',
              actions: 'emitOutdated',
            },
            {
              description: 'It is no longer sold.',
              guard: { type: 'isRefused', params: { by: ['NOT_FOR_SALE'] } },
              target: '#checkout.steps.review.notForSale',
              actions: 'emitOutdated',
            },
            {
              description: 'It costs something else than the shopper was shown.',
              guard: { type: 'isRefused', params: { by: ['PRICE_CHANGED'] } },
              target: '#checkout.steps.review.priceChanged',
              actions: ['reopenShipping', 'emitOutdated'],
            },
            {
              description: 'The key belongs to another order.',
              guard: { type: 'isRefused', params: { by: ['IDEMPOTENCY_MISMATCH'] } },
              target: '#checkout.steps.review.mismatch',
              actions: 'clearIntention',
            },
            {
              description: 'Too many orders wait for their payment.',
              guard: { type: 'isRefused', params: { by: ['TOO_MANY_UNPAID'] } },
              target: '#checkout.steps.review.tooManyUnpaid',
            },
            {
              description: 'Too much would be on its way in cash on delivery.',
              guard: { type: 'isRefused', params: { by: ['COD_LIMIT'] } },
              target: '#checkout.steps.review.codLimit',
            },
            {
              description: 'The request itself is wrong.',
              guard: {
                type: 'isRefused',
                params: { by: ['VALIDATION', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] },
              },
              target: '#checkout.steps.review.refused',
            },
            {
              description: 'The server has too much to do, or the shopper sends too much.',
              guard: { type: 'isRefused', params: { by: ['RATE_LIMITED', 'OVERLOADED'] } },
              target: '#checkout.steps.review.busy',
            },
            {
              description: 'No answer, or one that nobody expected; the intention is kept.',
              target: '#checkout.steps.review.unknown',
            },
          ],
        },
      },
    },
    placed: {
      description: 'The order stands, whatever becomes of its payment.',
      meta: {
        ignores: {
          'cart.reload': 'The order stands, whatever is in the cart now.',
          'address.*': 'The order stands as it was placed.',
          'billing.*': 'The order stands as it was placed.',
          'shipping.*': 'The order stands as it was placed.',
          'pickUp.*': 'The order stands as it was placed.',
          'channel.*': 'The order stands as it was placed.',
          'checkout.place': 'The order stands as it was placed.',
        },
      },
      initial: 'choosingPage',
      states: {
        choosingPage: {
          description: 'How is it paid?',
          always: [
            {
              description: 'The money is paid when the goods are handed over.',
              guard: 'isPaidOnDelivery',
              target: 'onDelivery',
            },
            { description: 'At the payment page.', guard: 'hasPaymentPage', target: 'toPaymentPage' },
            {
              description: 'There is no payment page: paid already, or to be tried again there.',
              target: '#checkout.toPaymentResult',
            },
          ],
        },
        onDelivery: {
          description: 'Thank you: paid in cash when the products come.',
          meta: { spec: ['R2.51'] },
          on: {
            'result.open': {
              description: 'To the order.',
              target: '#checkout.toDeliveryResult',
              actions: { type: 'openDeliveryResult', params: ({ context }) => placedOrderOf(context.order) },
            },
          },
        },
        toPaymentPage: {
          description: 'The browser is on its way to the payment page.',
          entry: {
            type: 'openPaymentPage',
            params: ({ context }) => ({ redirectUrl: known(context.order.redirectUrl, 'the payment page') }),
          },
          on: {
            'page.return': {
              description: 'The shopper came back by the back button.',
              target: 'awaitingPayment',
            },
            'payment.open': {
              description: 'The browser was stopped on its way: to the payment page again.',
              target: 'toPaymentPage',
              reenter: true,
            },
            'result.open': {
              description: 'The browser was stopped on its way, and the shopper goes to the order instead.',
              target: '#checkout.toPaymentResult',
            },
          },
        },
        awaitingPayment: {
          description: 'The shopper came back from the payment page without a result.',
          meta: { ignores: { 'page.return': 'The page says already that the shopper came back.' } },
          on: {
            'payment.open': { description: 'To the payment page again.', target: 'toPaymentPage' },
            'result.open': {
              description: 'What became of the payment?',
              target: '#checkout.toPaymentResult',
            },
          },
        },
      },
    },
    toDeliveryResult: { description: 'The order is on the page.', type: 'final' },
    toPaymentResult: {
      description: 'The result page tells what became of the payment.',
      type: 'final',
      entry: { type: 'openPaymentResult', params: ({ context }) => placedOrderOf(context.order) },
    },
    left: { description: 'The session is over, and with it the page.', type: 'final' },
  },
})
