import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../openapi/generated/schema.ts'
import { add, cart, item, line, openCart, remove, replace, showing } from './cart.fixture.ts'

describe('another tab', () => {
  test('that changed the cart makes this one read it again, without hiding it', async () => {
    const { page, reads, at, lines, answer } = await openCart(item('a', 2))
    page.send({ type: 'cart.changedElsewhere' })
    expect(at()).toEqual(showing('reloading'))
    expect(lines()).toEqual(['a × 2'])
    await answer(reads[1], cart(8, item('a', 9)))
    expect(at()).toEqual(showing('ready'))
    expect(lines()).toEqual(['a × 9'])
  })

  test('that changes it twice makes what is on its way old', async () => {
    const { page, reads, at, lines, answer } = await openCart(item('a', 2))
    page.send({ type: 'cart.changedElsewhere' })
    page.send({ type: 'cart.changedElsewhere' })
    await answer(reads[1], cart(8, item('a', 8)))
    expect(at()).toEqual(showing('reloading'))
    await answer(reads[2], cart(9, item('a', 9)))
    expect(lines()).toEqual(['a × 9'])
  })

  test('that changes it in the middle of a change is read after the change', async () => {
    const { page, reads, changes, at, change, answer } = await openCart(item('a', 2))
    change(add('b', 1))
    page.send({ type: 'cart.changedElsewhere' })
    expect(at()).toEqual(showing('changing'))
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    expect(at()).toEqual(showing('reloading'))
    expect(reads).toHaveLength(2)
  })

  test('that was first is a conflict: the newest cart shows and the change is offered again', async () => {
    const first = [item('a', 2), item('b', 2)]
    const { page, reads, changes, state, at, lines, change, answer, refuse } = await openCart(...first)
    change(replace('a', 5))
    change(replace('b', 1))
    await refuse(changes[0], 'CART_CONFLICT')
    expect(at()).toEqual(showing({ conflict: 'loading' }))
    expect(lines()).toEqual(['a × 2', 'b × 2'])
    await answer(reads[1], cart(9, item('a', 3), item('b', 2), item('c', 1)))
    expect(at()).toEqual(showing({ conflict: 'offering' }))
    expect(lines()).toEqual(['a × 3', 'b × 2', 'c × 1'])
    expect(state().context.offered).toEqual([replace('a', 5), replace('b', 1)])

    page.send({ type: 'offer.accept' })
    expect(at()).toEqual(showing('changing'))
    expect(lines()).toEqual(['a × 5', 'b × 1', 'c × 1'])
    expect(changes[1]).toMatchObject({ version: 9, patch: [{ op: 'replace' }] })
  })

  test('may keep what it did: the offer is dropped', async () => {
    const { page, reads, changes, state, at, lines, change, answer, refuse } = await openCart(item('a', 2))
    change(remove('a'))
    await refuse(changes[0], 'CART_CONFLICT')
    await answer(reads[1], cart(9, item('a', 3)))
    page.send({ type: 'offer.drop' })
    expect(at()).toEqual(showing('ready'))
    expect(lines()).toEqual(['a × 3'])
    expect(state().context).toMatchObject({ offered: [] })
    expect(changes).toHaveLength(1)
  })

  test('and no server: the change of a conflict is kept until the cart can be read', async () => {
    const { page, reads, changes, state, at, change, answer, refuse } = await openCart(item('a', 2))
    change(remove('a'))
    await refuse(changes[0], 'CART_CONFLICT')
    await refuse(reads[1], 'INTERNAL')
    expect(at()).toEqual(showing({ conflict: 'failed' }))
    page.send({ type: 'cart.retry' })
    await answer(reads[2], cart(9, item('a', 3)))
    expect(at()).toEqual(showing({ conflict: 'offering' }))
    expect(state().context.offered).toEqual([remove('a')])
    page.send({ type: 'cart.changedElsewhere' })
    expect(at()).toEqual(showing({ conflict: 'loading' }))
  })
})

describe('a change made while the newest cart is offered', () => {
  /** Opens a page that has a conflict about `a` and has read the newest cart. */
  async function openOffer(...others: CartItem[]) {
    const opened = await openCart(item('a', 2), ...others)
    opened.change(replace('a', 5))
    await opened.refuse(opened.changes[0], 'CART_CONFLICT')
    await opened.answer(opened.reads[1], cart(9, item('a', 3), ...others))
    return opened
  }

  test('of another line shows at once and is sent behind the offer when that is accepted', async () => {
    const { page, changes, state, at, lines, change, answer } = await openOffer(item('b', 2))
    change(replace('b', 1))
    expect(at()).toEqual(showing({ conflict: 'offering' }))
    expect(lines()).toEqual(['a × 3', 'b × 1'])
    expect(state().context.offered).toEqual([replace('a', 5)])
    expect(changes).toHaveLength(1)

    page.send({ type: 'offer.accept' })
    expect(lines()).toEqual(['a × 5', 'b × 1'])
    await answer(changes[1], cart(10, item('a', 5), item('b', 2)))
    await answer(changes[2], cart(11, item('a', 5), item('b', 1)))
    expect(at()).toEqual(showing('ready'))
    expect(changes.slice(1).map(({ patch }) => patch[0]?.value)).toEqual([line('a', 5), line('b', 1)])
  })

  test('is sent alone when the offer is dropped', async () => {
    const { page, changes, state, at, lines, change, answer } = await openOffer(item('b', 2))
    change(replace('b', 1))
    page.send({ type: 'offer.drop' })
    expect(at()).toEqual(showing('changing'))
    expect(lines()).toEqual(['a × 3', 'b × 1'])
    expect(state().context).toMatchObject({ offered: [] })
    await answer(changes[1], cart(10, item('a', 3), item('b', 1)))
    expect(at()).toEqual(showing('ready'))
    expect(changes).toHaveLength(2)
  })

  test('replaces an offered quantity of the same line', async () => {
    const { page, changes, lines, change, answer, at } = await openOffer()
    change(replace('a', 4))
    page.send({ type: 'offer.accept' })
    expect(lines()).toEqual(['a × 4'])
    expect(changes[1]?.patch[0]?.value).toEqual(line('a', 4))
    await answer(changes[1], cart(10, item('a', 4)))
    expect(at()).toEqual(showing('ready'))
  })

  test('is refused like any other', async () => {
    const { page, changes, state, at, lines, change, refuse } = await openOffer()
    change(replace('a', 50))
    page.send({ type: 'offer.accept' })
    await refuse(changes[1], 'OUT_OF_STOCK')
    expect(at()).toEqual(showing('reloading', 'OUT_OF_STOCK'))
    expect(lines()).toEqual(['a × 3'])
    expect(state().context.refused).toEqual([replace('a', 50)])
  })

  test('waits while the newest cart is still being read', async () => {
    const { reads, changes, change, refuse, answer, lines } = await openCart(item('a', 2), item('b', 2))
    change(replace('a', 5))
    await refuse(changes[0], 'CART_CONFLICT')
    change(replace('b', 1))
    await answer(reads[1], cart(9, item('a', 3), item('b', 2)))
    expect(lines()).toEqual(['a × 3', 'b × 1'])
  })

  test('tries again to read a newest cart that could not be read', async () => {
    const { reads, changes, change, refuse, answer, lines, at } = await openCart(item('a', 2), item('b', 2))
    change(replace('a', 5))
    await refuse(changes[0], 'CART_CONFLICT')
    await refuse(reads[1], 'INTERNAL')
    expect(at()).toEqual(showing({ conflict: 'failed' }))
    change(replace('b', 1))
    expect(at()).toEqual(showing({ conflict: 'loading' }))
    await answer(reads[2], cart(9, item('a', 3), item('b', 2)))
    expect(at()).toEqual(showing({ conflict: 'offering' }))
    expect(lines()).toEqual(['a × 3', 'b × 1'])
  })

  test('dismisses the notice of an earlier one', async () => {
    const { changes, state, change, refuse } = await openCart(item('a', 2), item('b', 1))
    change(add('c', 50))
    change(replace('a', 5))
    await refuse(changes[0], 'OUT_OF_STOCK')
    await refuse(changes[1], 'CART_CONFLICT')
    expect(state().context.noticeCode).toBe('OUT_OF_STOCK')
    change(add('d', 1))
    expect(state().context).toMatchObject({ noticeCode: undefined, refused: [] })
  })
})

test('a conflict reads the newest cart, so a change heard before it needs no second reading', async () => {
  const { page, reads, changes, at, change, refuse, answer } = await openCart(item('a', 2))
  change(replace('a', 5))
  page.send({ type: 'cart.changedElsewhere' })
  await refuse(changes[0], 'CART_CONFLICT')
  await answer(reads[1], cart(9, item('a', 3)))
  page.send({ type: 'offer.drop' })
  expect(at()).toEqual(showing('ready'))
  expect(reads).toHaveLength(2)
})

describe('products that are added meet no conflict', () => {
  test('behind a change that did: they are sent, and the change is offered afterwards', async () => {
    const { page, reads, changes, state, at, change, answer, refuse, lines } = await openCart(item('a', 2))
    change(replace('a', 5))
    change(add('b', 1))
    await refuse(changes[0], 'CART_CONFLICT')
    expect(at()).toEqual(showing('changing'))
    await answer(changes[1], cart(10, item('a', 3), item('b', 1)))
    expect(at()).toEqual(showing({ conflict: 'loading' }))
    await answer(reads[1], cart(10, item('a', 3), item('b', 1)))
    expect(at()).toEqual(showing({ conflict: 'offering' }))
    expect(state().context).toMatchObject({ offered: [replace('a', 5)], waiting: [] })
    page.send({ type: 'offer.drop' })
    expect(lines()).toEqual(['a × 3', 'b × 1'])
  })

  test('while a change is offered: they do not wait for the answer, nor send what does', async () => {
    const { page, reads, changes, state, at, change, answer, refuse } = await openCart(item('a', 2))
    change(replace('a', 5))
    await refuse(changes[0], 'CART_CONFLICT')
    await answer(reads[1], cart(9, item('a', 3), item('c', 2)))
    change(replace('c', 1))
    change(add('b', 1))
    expect(at()).toEqual(showing('changing'))
    expect(changes[1]?.patch[0]?.value).toEqual(line('b', 1))
    await answer(changes[1], cart(10, item('a', 3), item('c', 2), item('b', 1)))
    expect(at()).toEqual(showing({ conflict: 'loading' }))
    await answer(reads[2], cart(10, item('a', 3), item('c', 2), item('b', 1)))
    expect(state().context).toMatchObject({ offered: [replace('a', 5)], waiting: [replace('c', 1)] })
    page.send({ type: 'offer.accept' })
    expect(changes[2]?.patch[0]?.value).toEqual(line('a', 5))
  })

  test('also where the newest cart could not be read', async () => {
    const { reads, changes, at, change, refuse } = await openCart(item('a', 2))
    change(replace('a', 5))
    await refuse(changes[0], 'CART_CONFLICT')
    await refuse(reads[1], 'INTERNAL')
    change(add('b', 1))
    expect(at()).toEqual(showing('changing'))
  })
})
