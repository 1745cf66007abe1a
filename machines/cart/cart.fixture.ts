import { createActor, fromPromise } from 'xstate'
import type { Cart, CartItem, CartPatch } from '../../openapi/generated/schema.ts'
import { cartMachine, type LineChange, type ShownProduct, totalOf } from './cart.machine.ts'

interface Deferred<T> {
  end: (value: T) => void
  fail: (error: unknown) => void
}
type Change = Deferred<Cart> & { patch: CartPatch; version: number | undefined }

const settled = () => new Promise<void>((done) => setImmediate(done))

export const product = (price: number, specialPrice?: number): ShownProduct => ({
  name: 'Acrylic sheet',
  imageUrl: '/media/acrylic.svg',
  status: 'available',
  stock: 12,
  variants: [
    {
      variantId: 'v-1',
      color: { name: 'red', hex: '#8C1C1C' },
      sizes: [
        {
          label: '3 mm',
          price: { amount: price },
          ...(specialPrice === undefined ? {} : { specialPrice: { amount: specialPrice } }),
        },
      ],
    },
  ],
})

export const line = (id: string, quantity: number) => ({
  productId: id,
  variantId: `v-${id}`,
  quantity,
  weight: { value: 10.63, unit: 'kilogram' as const },
})
export const item = (id: string, quantity: number, price = 100): CartItem => ({
  cartItemId: `ci-${id}`,
  ...product(price),
  ...line(id, quantity),
})
export const cart = (version: number, ...items: CartItem[]): Cart => ({
  version,
  items,
  total: totalOf(items),
})
export const add = (id: string, quantity: number): LineChange => ({
  op: 'add',
  line: line(id, quantity),
  shown: product(100),
})
export const replace = (id: string, quantity: number): LineChange => ({
  op: 'replace',
  line: line(id, quantity),
})
export const remove = (id: string): LineChange => ({
  op: 'remove',
  line: { productId: id, variantId: `v-${id}` },
})

/** A page with a cart; the test decides when the fake server responds. */
export function openPage() {
  const reads: Deferred<Cart>[] = []
  const changes: Change[] = []
  const emitted: unknown[] = []
  const page = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise(() => new Promise((end, fail) => reads.push({ end, fail }))),
        changeCart: fromPromise(
          ({ input }) => new Promise((end, fail) => changes.push({ end, fail, ...input })),
        ),
      },
    }),
  )
  page.on('*', (event) => emitted.push(event))
  page.start()
  const state = () => page.getSnapshot()
  const at = () => [state().value, state().context.noticeCode]
  const lines = () => state().context.items.map(({ productId, quantity }) => `${productId} × ${quantity}`)
  const change = (one: LineChange) => page.send({ type: 'cart.change', change: one })
  const answer = async (deferred: Deferred<Cart> | undefined, value: Cart) => {
    deferred?.end(value)
    await settled()
  }
  const refuse = async (deferred: Deferred<Cart> | undefined, code: string) => {
    deferred?.fail({ code })
    await settled()
  }
  return { page, reads, changes, emitted, state, at, lines, change, answer, refuse }
}

export async function openCart(...items: CartItem[]) {
  const opened = openPage()
  opened.page.send({ type: 'session.began' })
  await opened.answer(opened.reads[0], cart(7, ...items))
  return opened
}

/** Where the flow is, with the notice that shows there. */
export const showing = (place: unknown, noticeCode?: string) => [{ open: place }, noticeCode]
