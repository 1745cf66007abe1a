import { describe, expect, test } from 'vitest'
import { cartMachine, totalOf, whyNotForSale } from './cart.machine.ts'
import { add, cart, item, line, openCart, openPage, product, replace, showing } from './cart.fixture.ts'

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
  test('R3.41 R4.24 R4.25 R4.27 R4.28 that appears loads the cart, holds its items and computes the total', async () => {
    const { page, reads, state, at, answer } = openPage()
    expect(state().value).toBe('cleared')
    expect(reads).toHaveLength(0)
    page.send({ type: 'session.began' })
    expect(at()).toEqual(showing('loading'))
    expect(state().hasTag('pending')).toBe(true)
    await answer(reads[0], cart(7, item('a', 2, 250.5)))
    expect(at()).toEqual(showing('ready'))
    expect(state().context.items).toEqual([item('a', 2, 250.5)])
    expect(state().context.total).toEqual({ amount: 501 })
  })

  test('R4.8 that disappears clears the cart, and what comes later is not heard', async () => {
    const { page, changes, state, change, answer, lines } = await openCart(item('a', 2))
    change(replace('a', 5))
    change(add('b', 1))
    page.send({ type: 'session.ended' })
    expect(state().value).toBe('cleared')
    expect(state().context).toEqual(cartMachine.config.context)
    await answer(changes[0], cart(8, item('a', 5)))
    expect(lines()).toEqual([])
    expect(changes).toHaveLength(1)
  })

  test('that disappears takes a conflict with it, and the change that was offered again', async () => {
    const { page, reads, changes, state, change, answer, refuse } = await openCart(item('a', 2))
    change(replace('a', 5))
    await refuse(changes[0], 'CART_CONFLICT')
    await answer(reads[1], cart(9, item('a', 3)))
    expect(state().context.offered).toEqual([replace('a', 5)])
    page.send({ type: 'session.ended' })
    expect(state().context).toEqual(cartMachine.config.context)
  })

  test('that disappears leaves nothing to be read again for the next customer', async () => {
    const { page, changes, state, change } = await openCart(item('a', 2))
    change(replace('a', 5))
    page.send({ type: 'cart.changedElsewhere' })
    expect(changes).toHaveLength(1)
    expect(state().context.isStale).toBe(true)
    page.send({ type: 'session.ended' })
    expect(state().context).toEqual(cartMachine.config.context)
  })

  test('that is only refreshed neither reloads nor clears the cart', async () => {
    const { page, reads, at, lines } = await openCart(item('a', 2))
    page.send({ type: 'session.began' })
    expect(at()).toEqual(showing('ready'))
    expect(reads).toHaveLength(1)
    expect(lines()).toEqual(['a × 2'])
  })

  test('of the next customer begins with nothing of the last one', async () => {
    const { page, reads, refuse, change, changes, state, answer, lines } = await openCart(item('a', 2))
    change(replace('a', 50))
    await refuse(changes[0], 'OUT_OF_STOCK')
    page.send({ type: 'session.ended' })
    page.send({ type: 'session.began' })
    expect(state().context.noticeCode).toBeUndefined()
    await answer(reads.at(-1), cart(1, item('z', 1)))
    expect(lines()).toEqual(['z × 1'])
  })
})

test('a cart that cannot be loaded says so and can be tried again', async () => {
  const { page, reads, at, answer, refuse, emitted } = openPage()
  page.send({ type: 'session.began' })
  await refuse(reads[0], 'INTERNAL')
  expect(at()).toEqual(showing('loadFailed', 'INTERNAL'))
  expect(emitted).toEqual([{ type: 'cart.loadFailed' }])
  page.send({ type: 'cart.retry' })
  expect(at()).toEqual(showing('loading', 'INTERNAL'))
  await answer(reads[1], cart(7))
  expect(at()).toEqual(showing('ready'))
  expect(emitted).toEqual([{ type: 'cart.loadFailed' }, { type: 'cart.loaded' }])
})

test('a cart that could not be read again is read when that is asked for', async () => {
  const { page, reads, at, lines, answer, refuse } = await openCart(item('a', 2))
  page.send({ type: 'cart.changedElsewhere' })
  await refuse(reads[1], 'INTERNAL')
  expect(at()).toEqual(showing('ready', 'INTERNAL'))
  page.send({ type: 'cart.retry' })
  expect(at()).toEqual(showing('reloading'))
  await answer(reads[2], cart(8, item('a', 9)))
  expect(lines()).toEqual(['a × 9'])
})

test.each(['another tab', 'a change of this one'])(
  'that a cart may be out of date is no longer said after a newer one by %s',
  async (from) => {
    const { page, reads, changes, at, change, answer, refuse } = await openCart(item('a', 2))
    page.send({ type: 'cart.changedElsewhere' })
    // This change hides no notice: there is none yet.
    if (from !== 'another tab') change(replace('a', 3))
    await refuse(reads[1], 'INTERNAL')
    expect(at()).toContain('INTERNAL')
    if (from === 'another tab') page.send({ type: 'cart.changedElsewhere' })
    await answer(from === 'another tab' ? reads[2] : changes[0], cart(8, item('a', 3)))
    expect(at()).toEqual(showing('ready'))
  },
)

test('reading the cart once more does not hide that a change was lost', async () => {
  const { page, reads, changes, state, at, change, answer, refuse } = await openCart(item('a', 2))
  change(replace('a', 5))
  await refuse(changes[0], 'INTERNAL')
  await refuse(reads[1], 'INTERNAL')
  page.send({ type: 'cart.retry' })
  expect(at()).toEqual(showing('reloading', 'INTERNAL'))
  await answer(reads[2], cart(8, item('a', 2)))
  expect(at()).toEqual(showing('ready', 'INTERNAL'))
  expect(state().context.refused).toEqual([replace('a', 5)])
})

test('R4.37: a reading that fails after a refusal leaves the notice of it, which is emitted once', async () => {
  const { changes, reads, state, at, change, refuse, emitted } = await openCart(item('a', 2))
  change(replace('a', 50))
  await refuse(changes[0], 'OUT_OF_STOCK')
  await refuse(reads[1], 'OFFLINE')
  expect(at()).toEqual(showing('ready', 'OUT_OF_STOCK'))
  expect(state().context.refused).toEqual([replace('a', 50)])
  expect(emitted).toEqual([{ type: 'cart.loaded' }, { type: 'cart.refused', code: 'OUT_OF_STOCK' }])
})

test('a cart that cannot be read again stays as it was, and the changes go on', async () => {
  const { page, reads, changes, at, lines, change, refuse } = await openCart(item('a', 2))
  page.send({ type: 'cart.changedElsewhere' })
  change(replace('a', 3))
  expect(changes).toHaveLength(0)
  await refuse(reads[1], 'INTERNAL')
  expect(at()).toEqual(showing('changing', 'INTERNAL'))
  expect(lines()).toEqual(['a × 3'])
})

describe('products of the catalogue', () => {
  test('are requested if they are for sale', async () => {
    const { page, changes, state, at } = await openCart()
    const goods = { line: line('a', 2), shown: product(100) }
    page.send({ type: 'cart.add', ...goods })
    expect(at()).toEqual(showing('changing'))
    expect(state().context.sending).toEqual([{ op: 'add', ...goods }])
    expect(state().context.items).toEqual([{ ...goods.shown, ...goods.line, cartItemId: '' }])
    expect(changes).toHaveLength(1)
  })

  test.each([
    ['soldOut', { stock: 0 }],
    ['cancelled', { status: 'cancelled' }],
    ['cancelled', { status: 'cancelled', stock: 0 }],
  ] as const)('are refused before the server is asked: %s', async (reason, goods) => {
    const { page, state, changes } = await openCart()
    const event = { type: 'cart.add' as const, line: line('a', 1), shown: { ...product(100), ...goods } }
    expect(whyNotForSale(event.shown)).toBe(reason)
    expect(state().can(event)).toBe(false)
    page.send(event)
    expect(changes).toHaveLength(0)
  })
})
