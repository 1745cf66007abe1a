import { describe, expect, test } from 'vitest'
import { add, cart, item, openCart, remove, replace, showing } from './cart.world.ts'

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

  test('that changes it in the middle of a wish is read after the wish', async () => {
    const { page, reads, changes, at, wish, answer } = await openCart(item('a', 2))
    wish(add('b', 1))
    page.send({ type: 'cart.changedElsewhere' })
    expect(at()).toEqual(showing('changing'))
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    expect(at()).toEqual(showing('reloading'))
    expect(reads).toHaveLength(2)
  })

  test('that was first is a conflict: the newest cart shows and the wish is offered again', async () => {
    const { page, reads, changes, state, at, lines, wish, answer, refuse } = await openCart(item('a', 2))
    wish(replace('a', 5))
    wish(add('b', 1))
    await refuse(changes[0], 'CART_CONFLICT')
    expect(at()).toEqual(showing({ conflict: 'loading' }))
    expect(lines()).toEqual(['a × 2'])
    await answer(reads[1], cart(9, item('a', 3), item('c', 1)))
    expect(at()).toEqual(showing({ conflict: 'offering' }))
    expect(lines()).toEqual(['a × 3', 'c × 1'])
    expect(state().context.offered).toEqual([replace('a', 5), add('b', 1)])
    expect(state().can({ type: 'cart.change', wish: add('z', 1) })).toBe(false)

    page.send({ type: 'offer.accept' })
    expect(at()).toEqual(showing('changing'))
    expect(lines()).toEqual(['a × 5', 'c × 1', 'b × 1'])
    expect(changes[1]).toMatchObject({ version: 9, patch: [{ op: 'replace' }] })
    expect(state().context.errorCode).toBeUndefined()
  })

  test('may keep what it did: the offer is dropped', async () => {
    const { page, reads, changes, state, at, lines, wish, answer, refuse } = await openCart(item('a', 2))
    wish(remove('a'))
    await refuse(changes[0], 'CART_CONFLICT')
    await answer(reads[1], cart(9, item('a', 3)))
    page.send({ type: 'offer.drop' })
    expect(at()).toEqual(showing('ready'))
    expect(lines()).toEqual(['a × 3'])
    expect(state().context).toMatchObject({ offered: [], errorCode: undefined })
    expect(changes).toHaveLength(1)
  })

  test('and no server: the wish of a conflict is kept until the cart can be read', async () => {
    const { page, reads, changes, state, at, wish, answer, refuse } = await openCart(item('a', 2))
    wish(remove('a'))
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
