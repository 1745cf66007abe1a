import { describe, expect, test } from 'vitest'
import { add, cart, item, line, openCart, openPage, remove, replace, showing } from './cart.fixture.ts'

describe('a change', () => {
  test('R4.30 shows at once, with its total, before the server has answered', async () => {
    const { changes, state, at, lines, change, answer, emitted } = await openCart(item('a', 2))
    change(replace('a', 5))
    expect(at()).toEqual(showing('changing'))
    expect(lines()).toEqual(['a × 5'])
    expect(state().context.total).toEqual({ amount: 500 })
    await answer(changes[0], cart(8, item('a', 5)))
    expect(at()).toEqual(showing('ready'))
    expect(lines()).toEqual(['a × 5'])
    expect(emitted).toEqual([{ type: 'cart.loaded' }, { type: 'cart.changed', granted: [replace('a', 5)] }])
  })

  test('R3.6 R7.40 R7.42 to add or to replace sends productId, variantId, quantity and weight', async () => {
    const { changes, change, answer } = await openCart(item('a', 2))
    change(add('b', 1))
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    change(replace('a', 5))
    expect(changes.map(({ patch }) => patch)).toEqual([
      [{ op: 'add', path: '/items', value: line('b', 1) }],
      [{ op: 'replace', path: '/items', value: line('a', 5) }],
    ])
  })

  test('R3.7 R7.41 to remove sends productId and variantId alone', async () => {
    const { changes, change, lines } = await openCart(item('a', 2), item('b', 1))
    change(remove('a'))
    expect(changes[0]?.patch).toEqual([
      { op: 'remove', path: '/items', value: { productId: 'a', variantId: 'v-a' } },
    ])
    expect(lines()).toEqual(['b × 1'])
  })

  test('to add raises the quantity of a line that stands, and otherwise shows the product', async () => {
    const { state, lines, change } = await openCart(item('a', 2))
    change(add('a', 3))
    change(add('b', 1))
    expect(lines()).toEqual(['a × 5', 'b × 1'])
    expect(state().context.items[1]).toMatchObject({ name: 'Acrylic sheet', cartItemId: '' })
  })

  test('to replace or to remove names the version it was made for; to add needs none', async () => {
    const { changes, change, answer } = await openCart(item('a', 2))
    change(replace('a', 5))
    await answer(changes[0], cart(8, item('a', 5)))
    change(remove('a'))
    await answer(changes[1], cart(9))
    change(add('b', 1))
    expect(changes.map(({ version }) => version)).toEqual([7, 8, undefined])
  })

  test('of a cart that is still loading waits for it', async () => {
    const { page, reads, changes, change, answer, at } = openPage()
    page.send({ type: 'session.began' })
    change(add('b', 1))
    expect(changes).toHaveLength(0)
    await answer(reads[0], cart(7, item('a', 2)))
    expect(at()).toEqual(showing('changing'))
    expect(changes).toHaveLength(1)
  })

  test('of a cart that could not be loaded tries to load it again', async () => {
    const { page, reads, changes, change, answer, refuse, at } = openPage()
    page.send({ type: 'session.began' })
    await refuse(reads[0], 'INTERNAL')
    expect(at()).toEqual(showing('loadFailed', 'INTERNAL'))
    change(add('b', 1))
    expect(at()).toEqual(showing('loading'))
    await answer(reads[1], cart(7))
    expect(changes).toHaveLength(1)
  })
})

test('changes that wait for a cart which cannot be read are refused, and the next press adds no more than it says', async () => {
  const { page, reads, changes, emitted, state, change, answer, refuse, at, lines } = openPage()
  page.send({ type: 'session.began' })
  change(add('b', 1))
  await refuse(reads[0], 'INTERNAL')
  expect(at()).toEqual(showing('loadFailed', 'INTERNAL'))
  expect(lines()).toEqual([])
  expect(state().context).toMatchObject({ waiting: [], refused: [add('b', 1)] })
  expect(emitted).toEqual([{ type: 'cart.refused', code: 'INTERNAL' }, { type: 'cart.loadFailed' }])
  change(add('b', 1))
  expect(at()).toEqual(showing('loading'))
  expect(state().context.refused).toEqual([])
  await answer(reads[1], cart(7))
  await answer(changes[0], cart(8, item('b', 1)))
  expect(changes.map(({ patch }) => patch)).toEqual([[{ op: 'add', path: '/items', value: line('b', 1) }]])
})

describe('several quick changes', () => {
  test('go to the server one after the other, in their order', async () => {
    const { changes, change, answer, at, lines } = await openCart(item('a', 1), item('b', 1))
    change(replace('a', 2))
    change(remove('b'))
    change(add('c', 4))
    expect(lines()).toEqual(['a × 2', 'c × 4'])
    expect(changes).toHaveLength(1)
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    expect(lines()).toEqual(['a × 2', 'c × 4'])
    await answer(changes[1], cart(9, item('a', 2)))
    await answer(changes[2], cart(10, item('a', 2), item('c', 4)))
    expect(at()).toEqual(showing('ready'))
    expect(changes.map(({ patch }) => patch[0]?.op)).toEqual(['replace', 'remove', 'add'])
    expect(changes.map(({ version }) => version)).toEqual([7, 8, undefined])
  })

  test('for the quantity of one line become one, the last', async () => {
    const { changes, change, answer, at, lines } = await openCart(item('a', 1), item('b', 1))
    for (const quantity of [2, 3, 4, 5]) change(replace('a', quantity))
    change(replace('b', 9))
    expect(lines()).toEqual(['a × 5', 'b × 9'])
    await answer(changes[0], cart(8, item('a', 2), item('b', 1)))
    expect(lines()).toEqual(['a × 5', 'b × 9'])
    await answer(changes[1], cart(9, item('a', 5), item('b', 1)))
    await answer(changes[2], cart(10, item('a', 5), item('b', 9)))
    expect(at()).toEqual(showing('ready'))
    expect(changes.map(({ patch }) => patch[0]?.value)).toEqual([line('a', 2), line('a', 5), line('b', 9)])
  })

  test('a line that goes overtakes its quantity, but nothing overtakes what was added', async () => {
    const { changes, change, answer } = await openCart(item('a', 1), item('b', 1))
    change(replace('b', 2))
    change(replace('a', 3))
    change(remove('a'))
    change(add('a', 2))
    change(add('a', 1))
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
    ['R4.37: ', 'OUT_OF_STOCK'],
    ['R4.38: ', 'NOT_FOR_SALE'],
    ['', 'PRODUCT_NOT_FOUND'],
    ['', 'RATE_LIMITED'],
    ['', 'INTERNAL'],
  ])('%s%s rolls back, shows its notice and reads the cart again', async (_, code) => {
    const { changes, reads, state, at, lines, change, answer, refuse, emitted } = await openCart(item('a', 2))
    change(replace('a', 50))
    await refuse(changes[0], code)
    expect(lines()).toEqual(['a × 2'])
    expect(state().context.total).toEqual({ amount: 200 })
    expect(at()).toEqual(showing('reloading', code))
    expect(state().context.refused).toEqual([replace('a', 50)])
    await answer(reads[1], cart(8, item('a', 1)))
    expect(at()).toEqual(showing('ready', code))
    expect(lines()).toEqual(['a × 1'])
    expect(emitted).toEqual([{ type: 'cart.loaded' }, { type: 'cart.refused', code }])
  })

  test('of one change lets those behind it go on', async () => {
    const { changes, at, lines, change, refuse, answer, reads } = await openCart(item('a', 2), item('b', 1))
    change(replace('a', 50))
    change(replace('b', 3))
    await refuse(changes[0], 'OUT_OF_STOCK')
    expect(at()).toEqual(showing('changing', 'OUT_OF_STOCK'))
    expect(lines()).toEqual(['a × 2', 'b × 3'])
    expect(changes[1]?.patch[0]?.value).toEqual(line('b', 3))
    await answer(changes[1], cart(8, item('a', 2), item('b', 3)))
    expect(at()).toEqual(showing('reloading', 'OUT_OF_STOCK'))
    await answer(reads[1], cart(8, item('a', 2), item('b', 3)))
    expect(at()).toEqual(showing('ready', 'OUT_OF_STOCK'))
  })

  test('with an unexpected error drops the changes behind it and reloads the cart', async () => {
    const { changes, state, at, lines, change, refuse, answer, reads } = await openCart(
      item('a', 2),
      item('b', 1),
    )
    change(replace('a', 3))
    change(replace('b', 3))
    await refuse(changes[0], 'INTERNAL')
    expect(at()).toEqual(showing('reloading', 'INTERNAL'))
    expect(state().context.refused).toEqual([replace('a', 3), replace('b', 3)])
    expect(lines()).toEqual(['a × 2', 'b × 1'])
    await answer(reads[1], cart(8, item('a', 3), item('b', 1)))
    expect(at()).toEqual(showing('ready', 'INTERNAL'))
    expect(lines()).toEqual(['a × 3', 'b × 1'])
    expect(changes).toHaveLength(1)
  })

  test('is dismissed by the next change', async () => {
    const { changes, reads, state, change, refuse, answer } = await openCart(item('a', 2))
    change(replace('a', 50))
    await refuse(changes[0], 'NOT_FOR_SALE')
    await answer(reads[1], cart(8, item('a', 2)))
    change(replace('a', 3))
    expect(state().context).toMatchObject({ noticeCode: undefined, refused: [] })
  })
})
