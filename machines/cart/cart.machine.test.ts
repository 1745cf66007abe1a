import { createActor, fromPromise } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Cart, CartItem, CartPatch } from '../../openapi/generated/schema.ts'
import { cartMachine, type CartWish, type ShownProduct, totalOf } from './cart.machine.ts'

interface Deferred<T> {
  end: (value: T) => void
  fail: (error: unknown) => void
}
type Change = Deferred<Cart> & { patch: CartPatch; version: number | undefined }

const settled = () => new Promise<void>((done) => setImmediate(done))

const product = (price: number, specialPrice?: number): ShownProduct => ({
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

const line = (id: string, quantity: number) => ({
  productId: id,
  variantId: `v-${id}`,
  quantity,
  weight: { value: 10.63, unit: 'kilogram' as const },
})
const item = (id: string, quantity: number, price = 100): CartItem => ({
  cartItemId: `ci-${id}`,
  ...product(price),
  ...line(id, quantity),
})
const cart = (version: number, ...items: CartItem[]): Cart => ({ version, items, total: totalOf(items) })
const add = (id: string, quantity: number): CartWish => ({
  op: 'add',
  line: line(id, quantity),
  shown: product(100),
})
const replace = (id: string, quantity: number): CartWish => ({ op: 'replace', line: line(id, quantity) })
const remove = (id: string): CartWish => ({ op: 'remove', line: { productId: id, variantId: `v-${id}` } })

/** A page with a cart whose server answers when the test says so. */
function openPage() {
  const reads: Deferred<Cart>[] = []
  const changes: Change[] = []
  const told: unknown[] = []
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
  page.on('*', (event) => told.push(event))
  page.start()
  const state = () => page.getSnapshot()
  const is = (contents: unknown, notice = 'none') =>
    expect(state().value).toEqual({ open: { contents, notice } })
  const lines = () => state().context.items.map(({ productId, quantity }) => `${productId} × ${quantity}`)
  const wish = (one: CartWish) => page.send({ type: 'cart.change', wish: one })
  const answer = async (deferred: Deferred<Cart> | undefined, value: Cart) => {
    deferred?.end(value)
    await settled()
  }
  const refuse = async (deferred: Deferred<Cart> | undefined, code: string) => {
    deferred?.fail({ code })
    await settled()
  }
  return { page, reads, changes, told, state, is, lines, wish, answer, refuse }
}

async function openCart(...items: CartItem[]) {
  const opened = openPage()
  opened.page.send({ type: 'token.appeared' })
  await opened.answer(opened.reads[0], cart(7, ...items))
  return opened
}

describe('the total', () => {
  const priced = (quantity: number, price: number, special?: number) => ({
    quantity,
    variants: product(price, special).variants,
  })

  test('R4.32 takes the special price when it is greater than 0', () => {
    expect(totalOf([priced(1, 1480, 1390)])).toEqual({ amount: 1390 })
    expect(totalOf([priced(1, 1480, 0.01)])).toEqual({ amount: 0.01 })
  })

  test('R4.33 takes the normal price otherwise', () => {
    expect(totalOf([priced(1, 1480)])).toEqual({ amount: 1480 })
    expect(totalOf([priced(1, 1480, 0)])).toEqual({ amount: 1480 })
  })

  test('R4.34 R4.35 multiplies by the quantity and sums over all items', () => {
    expect(totalOf([])).toEqual({ amount: 0 })
    expect(totalOf([priced(4, 490), priced(1, 3900, 3650), priced(2, 620)])).toEqual({ amount: 6850 })
  })

  test('is exact to the satang', () => {
    expect(totalOf([priced(3, 0.1), priced(1, 0.2)])).toEqual({ amount: 0.5 })
    expect(totalOf([priced(3, 1.15)])).toEqual({ amount: 3.45 })
    expect(totalOf([priced(9999, 8999999.99)])).toEqual({ amount: 89990999900.01 })
  })
})

describe('the token', () => {
  test('R4.24 R4.25 R4.27 R4.28 that appears loads the cart and computes the total', async () => {
    const { page, reads, state, is, answer } = openPage()
    expect(state().value).toBe('cleared')
    expect(reads).toHaveLength(0)
    page.send({ type: 'token.appeared' })
    is('loading')
    expect(state().hasTag('pending')).toBe(true)
    await answer(reads[0], cart(7, item('a', 2, 250.5)))
    is('ready')
    expect(state().context.total).toEqual({ amount: 501 })
  })

  test('R4.8 that disappears clears the cart, and what comes later is not heard', async () => {
    const { page, changes, state, wish, answer, lines } = await openCart(item('a', 2))
    wish(replace('a', 5))
    wish(add('b', 1))
    page.send({ type: 'token.disappeared' })
    expect(state().value).toBe('cleared')
    expect(state().context).toEqual(cartMachine.config.context)
    await answer(changes[0], cart(8, item('a', 5)))
    expect(lines()).toEqual([])
    expect(changes).toHaveLength(1)
  })

  test('that is only refreshed neither reloads nor clears: it appears to nobody who has one', async () => {
    const { page, reads, is, lines } = await openCart(item('a', 2))
    page.send({ type: 'token.appeared' })
    is('ready')
    expect(reads).toHaveLength(1)
    expect(lines()).toEqual(['a × 2'])
  })

  test('of the next customer begins with nothing of the last one', async () => {
    const { page, reads, refuse, wish, changes, state, answer, lines } = await openCart(item('a', 2))
    wish(replace('a', 50))
    await refuse(changes[0], 'OUT_OF_STOCK')
    page.send({ type: 'token.disappeared' })
    page.send({ type: 'token.appeared' })
    expect(state().context.noticeCode).toBeUndefined()
    await answer(reads.at(-1), cart(1, item('z', 1)))
    expect(lines()).toEqual(['z × 1'])
  })
})

describe('a wish', () => {
  test('R4.30 shows at once, with its total, before the server has answered', async () => {
    const { changes, state, is, lines, wish, answer, told } = await openCart(item('a', 2))
    wish(replace('a', 5))
    is('changing')
    expect(lines()).toEqual(['a × 5'])
    expect(state().context.total).toEqual({ amount: 500 })
    await answer(changes[0], cart(8, item('a', 5)))
    is('ready')
    expect(lines()).toEqual(['a × 5'])
    expect(told).toEqual([{ type: 'cart.changed', granted: [replace('a', 5)] }])
  })

  test('R3.6 R7.40 R7.42 to add or to replace sends productId, variantId, quantity and weight', async () => {
    const { changes, wish, answer } = await openCart(item('a', 2))
    wish(add('b', 1))
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    wish(replace('a', 5))
    expect(changes.map(({ patch }) => patch)).toEqual([
      [{ op: 'add', path: '/items', value: line('b', 1) }],
      [{ op: 'replace', path: '/items', value: line('a', 5) }],
    ])
  })

  test('R3.7 R7.41 to remove sends productId and variantId alone', async () => {
    const { changes, wish, lines } = await openCart(item('a', 2), item('b', 1))
    wish(remove('a'))
    expect(changes[0]?.patch).toEqual([
      { op: 'remove', path: '/items', value: { productId: 'a', variantId: 'v-a' } },
    ])
    expect(lines()).toEqual(['b × 1'])
  })

  test('to add raises the quantity of a line that stands, and otherwise shows the product', async () => {
    const { state, lines, wish } = await openCart(item('a', 2))
    wish(add('a', 3))
    wish(add('b', 1))
    expect(lines()).toEqual(['a × 5', 'b × 1'])
    expect(state().context.items[1]).toMatchObject({ name: 'Acrylic sheet', cartItemId: '' })
  })

  test('to replace or to remove names the version it was made for; to add needs none', async () => {
    const { changes, wish, answer } = await openCart(item('a', 2))
    wish(replace('a', 5))
    await answer(changes[0], cart(8, item('a', 5)))
    wish(remove('a'))
    await answer(changes[1], cart(9))
    wish(add('b', 1))
    expect(changes.map(({ version }) => version)).toEqual([7, 8, undefined])
  })

  test('of a cart that is still loading waits for it', async () => {
    const { page, reads, changes, wish, answer, is } = openPage()
    page.send({ type: 'token.appeared' })
    wish(add('b', 1))
    expect(changes).toHaveLength(0)
    await answer(reads[0], cart(7, item('a', 2)))
    is('changing')
    expect(changes).toHaveLength(1)
  })

  test('of a cart that could not be loaded tries to load it again', async () => {
    const { page, reads, changes, wish, answer, refuse, is } = openPage()
    page.send({ type: 'token.appeared' })
    await refuse(reads[0], 'INTERNAL')
    is('loadFailed')
    wish(add('b', 1))
    is('loading')
    await answer(reads[1], cart(7))
    expect(changes).toHaveLength(1)
  })
})

describe('several quick wishes', () => {
  test('go to the server one after the other, in their order', async () => {
    const { changes, wish, answer, is, lines } = await openCart(item('a', 1), item('b', 1))
    wish(replace('a', 2))
    wish(remove('b'))
    wish(add('c', 4))
    expect(lines()).toEqual(['a × 2', 'c × 4'])
    expect(changes).toHaveLength(1)
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    expect(lines()).toEqual(['a × 2', 'c × 4'])
    await answer(changes[1], cart(9, item('a', 2)))
    await answer(changes[2], cart(10, item('a', 2), item('c', 4)))
    is('ready')
    expect(changes.map(({ patch }) => patch[0]?.op)).toEqual(['replace', 'remove', 'add'])
    expect(changes.map(({ version }) => version)).toEqual([7, 8, undefined])
  })

  test('for the quantity of one line become one, the last', async () => {
    const { changes, wish, answer, is, lines } = await openCart(item('a', 1), item('b', 1))
    for (const quantity of [2, 3, 4, 5]) wish(replace('a', quantity))
    wish(replace('b', 9))
    expect(lines()).toEqual(['a × 5', 'b × 9'])
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    expect(lines()).toEqual(['a × 5', 'b × 9'])
    await answer(changes[1], cart(9, item('a', 5), item('b', 1)))
    await answer(changes[2], cart(10, item('a', 5), item('b', 9)))
    is('ready')
    expect(changes.map(({ patch }) => patch[0]?.value)).toEqual([line('a', 2), line('a', 5), line('b', 9)])
  })

  test('a line that goes overtakes its quantity, but nothing overtakes what was added', async () => {
    const { changes, wish, answer } = await openCart(item('a', 1), item('b', 1))
    wish(replace('b', 2))
    wish(replace('a', 3))
    wish(remove('a'))
    wish(add('a', 2))
    wish(add('a', 1))
    for (let index = 0; index < 4; index += 1) await answer(changes[index], cart(8 + index))
    expect(changes.map(({ patch }) => [patch[0]?.op, patch[0]?.value.productId])).toEqual([
      ['replace', 'b'],
      ['remove', 'a'],
      ['add', 'a'],
      ['add', 'a'],
    ])
  })
})

describe('a refusal', () => {
  test.each([
    ['OUT_OF_STOCK', 'outOfStock'],
    ['NOT_FOR_SALE', 'notForSale'],
    ['PRODUCT_NOT_FOUND', 'failed'],
    ['RATE_LIMITED', 'failed'],
    ['INTERNAL', 'failed'],
  ])('%s rolls back, shows in the state %s and reads the cart again', async (code, notice) => {
    const { changes, reads, state, is, lines, wish, answer, refuse, told } = await openCart(item('a', 2))
    wish(replace('a', 50))
    await refuse(changes[0], code)
    expect(lines()).toEqual(['a × 2'])
    expect(state().context.total).toEqual({ amount: 200 })
    is('reloading', notice)
    expect(state().hasTag('failed')).toBe(true)
    expect(state().context).toMatchObject({ noticeCode: code, refused: [replace('a', 50)] })
    await answer(reads[1], cart(8, item('a', 1)))
    is('ready', notice)
    expect(lines()).toEqual(['a × 1'])
    expect(told).toEqual([])
  })

  test('of one wish lets those behind it go on', async () => {
    const { changes, is, lines, wish, refuse, answer, reads } = await openCart(item('a', 2), item('b', 1))
    wish(replace('a', 50))
    wish(replace('b', 3))
    await refuse(changes[0], 'OUT_OF_STOCK')
    is('changing', 'outOfStock')
    expect(lines()).toEqual(['a × 2', 'b × 3'])
    expect(changes[1]?.patch[0]?.value).toEqual(line('b', 3))
    await answer(changes[1], cart(8, item('a', 2), item('b', 3)))
    is('reloading', 'outOfStock')
    await answer(reads[1], cart(8, item('a', 2), item('b', 3)))
    is('ready', 'outOfStock')
  })

  test('that nobody understands stops those behind it: nobody knows what was done', async () => {
    const { changes, is, lines, wish, refuse, answer, reads } = await openCart(item('a', 2), item('b', 1))
    wish(replace('a', 3))
    wish(replace('b', 3))
    await refuse(changes[0], 'INTERNAL')
    is('reloading', 'failed')
    expect(lines()).toEqual(['a × 2', 'b × 1'])
    await answer(reads[1], cart(8, item('a', 3), item('b', 1)))
    is('ready', 'failed')
    expect(lines()).toEqual(['a × 3', 'b × 1'])
    expect(changes).toHaveLength(1)
  })

  test.each(['by hand', 'by the next wish'])('is dismissed %s', async (how) => {
    const { page, changes, reads, state, wish, refuse, answer } = await openCart(item('a', 2))
    wish(replace('a', 50))
    await refuse(changes[0], 'NOT_FOR_SALE')
    await answer(reads[1], cart(8, item('a', 2)))
    if (how === 'by hand') page.send({ type: 'notice.dismiss' })
    else wish(replace('a', 3))
    expect(state().matches({ open: { notice: 'none' } })).toBe(true)
    expect(state().context).toMatchObject({ noticeCode: undefined, refused: [] })
  })
})

describe('another tab', () => {
  test('that changed the cart makes this one read it again, without hiding it', async () => {
    const { page, reads, is, lines, answer } = await openCart(item('a', 2))
    page.send({ type: 'cart.changedElsewhere' })
    is('reloading')
    expect(lines()).toEqual(['a × 2'])
    await answer(reads[1], cart(8, item('a', 9)))
    is('ready')
    expect(lines()).toEqual(['a × 9'])
  })

  test('that changes it twice makes what is on its way old', async () => {
    const { page, reads, is, lines, answer } = await openCart(item('a', 2))
    page.send({ type: 'cart.changedElsewhere' })
    page.send({ type: 'cart.changedElsewhere' })
    await answer(reads[1], cart(8, item('a', 8)))
    is('reloading')
    await answer(reads[2], cart(9, item('a', 9)))
    expect(lines()).toEqual(['a × 9'])
  })

  test('that changes it in the middle of a wish is read after the wish', async () => {
    const { page, reads, changes, is, wish, answer } = await openCart(item('a', 2))
    wish(add('b', 1))
    page.send({ type: 'cart.changedElsewhere' })
    is('changing')
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    is('reloading')
    expect(reads).toHaveLength(2)
  })

  test('that was first is a conflict: the newest cart shows and the wish is offered again', async () => {
    const { page, reads, changes, state, is, lines, wish, answer, refuse } = await openCart(item('a', 2))
    wish(replace('a', 5))
    wish(add('b', 1))
    await refuse(changes[0], 'CART_CONFLICT')
    is({ conflict: 'loading' })
    expect(lines()).toEqual(['a × 2'])
    await answer(reads[1], cart(9, item('a', 3), item('c', 1)))
    is({ conflict: 'offering' })
    expect(lines()).toEqual(['a × 3', 'c × 1'])
    expect(state().context.offered).toEqual([replace('a', 5), add('b', 1)])
    expect(state().can({ type: 'cart.change', wish: add('z', 1) })).toBe(false)

    page.send({ type: 'offer.accept' })
    is('changing')
    expect(lines()).toEqual(['a × 5', 'c × 1', 'b × 1'])
    expect(changes[1]).toMatchObject({ version: 9, patch: [{ op: 'replace' }] })
    expect(state().context.errorCode).toBeUndefined()
  })

  test('may keep what it did: the offer is dropped', async () => {
    const { page, reads, changes, state, is, lines, wish, answer, refuse } = await openCart(item('a', 2))
    wish(remove('a'))
    await refuse(changes[0], 'CART_CONFLICT')
    await answer(reads[1], cart(9, item('a', 3)))
    page.send({ type: 'offer.drop' })
    is('ready')
    expect(lines()).toEqual(['a × 3'])
    expect(state().context).toMatchObject({ offered: [], errorCode: undefined })
    expect(changes).toHaveLength(1)
  })

  test('and no server: the wish of a conflict is kept until the cart can be read', async () => {
    const { page, reads, changes, state, is, wish, answer, refuse } = await openCart(item('a', 2))
    wish(remove('a'))
    await refuse(changes[0], 'CART_CONFLICT')
    await refuse(reads[1], 'INTERNAL')
    is({ conflict: 'failed' })
    page.send({ type: 'cart.retry' })
    await answer(reads[2], cart(9, item('a', 3)))
    is({ conflict: 'offering' })
    expect(state().context.offered).toEqual([remove('a')])
    page.send({ type: 'cart.changedElsewhere' })
    is({ conflict: 'loading' })
  })
})

test('a cart that cannot be loaded says so and can be tried again', async () => {
  const { page, reads, state, is, answer, refuse } = openPage()
  page.send({ type: 'token.appeared' })
  await refuse(reads[0], 'INTERNAL')
  is('loadFailed')
  expect(state().context.errorCode).toBe('INTERNAL')
  page.send({ type: 'cart.retry' })
  expect(state().context.errorCode).toBeUndefined()
  await answer(reads[1], cart(7))
  is('ready')
})

test('a cart that cannot be read again stays as it was, and the wishes go on', async () => {
  const { page, reads, changes, is, lines, wish, refuse } = await openCart(item('a', 2))
  page.send({ type: 'cart.changedElsewhere' })
  wish(replace('a', 3))
  expect(changes).toHaveLength(0)
  await refuse(reads[1], 'INTERNAL')
  is('changing', 'failed')
  expect(lines()).toEqual(['a × 3'])
})
