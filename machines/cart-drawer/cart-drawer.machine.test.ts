import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { cartDrawerMachine } from './cart-drawer.machine.ts'

const sheet = { productId: 'p-1', variantId: 'v-1' }
const film = { productId: 'p-2', variantId: 'v-1' }

function aDrawer() {
  const drawer = createActor(cartDrawerMachine)
  let messages = 0
  drawer.on('message.wanted', () => (messages += 1))
  drawer.start()
  return { drawer, place: () => drawer.getSnapshot().value, messages: () => messages }
}

test('R8.22: goods of a page are shown by the drawer once the cart has them, and by no message', () => {
  const { drawer, place, messages } = aDrawer()
  drawer.send({ type: 'goods.ask', line: sheet })
  expect(place()).toBe('awaiting')
  drawer.send({ type: 'goods.taken', lines: [film, sheet] })
  expect(place()).toBe('open')
  expect(drawer.getSnapshot().context.taken).toEqual(sheet)
  expect(messages()).toBe(0)
})

test('R8.22: goods that no page wants shown are said by a message', () => {
  const { drawer, place, messages } = aDrawer()
  drawer.send({ type: 'goods.taken', lines: [film] })
  drawer.send({ type: 'goods.ask', line: sheet })
  drawer.send({ type: 'goods.taken', lines: [film] })
  expect(place()).toBe('awaiting')
  expect(messages()).toBe(2)
})

test('a refusal leaves the page as it is, and so does that of other goods', () => {
  const { drawer, place } = aDrawer()
  drawer.send({ type: 'goods.ask', line: sheet })
  drawer.send({ type: 'goods.refused', lines: [film] })
  expect(place()).toBe('awaiting')
  drawer.send({ type: 'goods.refused', lines: [sheet] })
  expect(place()).toBe('closed')
})

test('the last goods that a page asked for are the ones that are awaited', () => {
  const { drawer, place } = aDrawer()
  drawer.send({ type: 'goods.ask', line: sheet })
  drawer.send({ type: 'goods.ask', line: film })
  drawer.send({ type: 'goods.taken', lines: [sheet] })
  expect(place()).toBe('awaiting')
  drawer.send({ type: 'goods.taken', lines: [film] })
  expect(drawer.getSnapshot().context.taken).toEqual(film)
})

test('who only looks is told of nothing that was taken, though an answer is awaited', () => {
  const { drawer, place } = aDrawer()
  drawer.send({ type: 'goods.ask', line: sheet })
  drawer.send({ type: 'drawer.open' })
  expect(place()).toBe('open')
  expect(drawer.getSnapshot().context).toEqual({ asked: undefined, taken: undefined })
})

test.each([
  ['drawer.close', sheet],
  ['session.ended', undefined],
] as const)('%s closes it, and what was taken is then %j', (type, taken) => {
  const { drawer, place } = aDrawer()
  drawer.send({ type: 'goods.ask', line: sheet })
  drawer.send({ type: 'goods.taken', lines: [sheet] })
  drawer.send({ type })
  expect([place(), drawer.getSnapshot().context.taken]).toEqual(['closed', taken])
  drawer.send({ type: 'drawer.open' })
  expect(drawer.getSnapshot().context.taken).toBeUndefined()
})
