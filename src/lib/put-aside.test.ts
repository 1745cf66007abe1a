import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acrylic, acrylicLine } from '../../tests/support/app/fake-api.ts'
import { stubLocalStorage } from '../../tests/support/app/local-storage.ts'
import {
  dropAllPutAside,
  dropPutAside,
  goodsPutAside,
  putAside,
  refusePutAside,
  releasePutAside,
  takeNextPutAside,
} from './put-aside.ts'

const day = 24 * 60 * 60 * 1000
const lineOf = (variantId: string, quantity = 1) => ({ ...acrylicLine, variantId, quantity })
const kept = () => goodsPutAside().map(({ line }) => [line.variantId, line.quantity])
let held: Map<string, string>

/** Changes what is stored, as an older or a foreign version of the shop would have written it. */
function rewrite(change: (stored: { version: number; goods: Record<string, unknown>[] }) => void) {
  const [[key, text]] = [...held] as [[string, string]]
  const stored = JSON.parse(text)
  change(stored)
  held.set(key, JSON.stringify(stored))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  held = stubLocalStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goods are kept with what the cart shows of them', () => {
  putAside(acrylicLine, acrylic)
  expect(goodsPutAside()).toEqual([{ line: acrylicLine, shown: acrylic, putAsideAt: Date.now() }])
})

it('the same goods once more have the newer quantity, and other goods stand beside them', () => {
  putAside(lineOf('v-1', 2), acrylic)
  putAside(lineOf('v-2'), acrylic)
  putAside(lineOf('v-1', 5), acrylic)
  expect(kept()).toEqual([
    ['v-2', 1],
    ['v-1', 5],
  ])
})

it('goods are kept for seven days', () => {
  putAside(acrylicLine, acrylic)
  vi.advanceTimersByTime(7 * day - 1)
  putAside(lineOf('v-2'), acrylic)
  expect(kept()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  putAside(lineOf('v-3'), acrylic)
  dropPutAside(lineOf('v-3'))
  expect(kept()).toEqual([['v-2', 1]])
})

it('of more than fifty goods the newest are kept', () => {
  for (let number = 1; number <= 51; number += 1) putAside(lineOf(`v-${number}`), acrylic)
  expect(kept()).toHaveLength(50)
  expect(kept().at(0)).toEqual(['v-2', 1])
})

it.each([0, 1.5, 10_000, '3', null])('goods in the quantity %j were not written by the shop', (quantity) => {
  putAside(lineOf('v-1'), acrylic)
  putAside(lineOf('v-2'), acrylic)
  rewrite(({ goods }) => Object.assign(goods[0]?.line ?? {}, { quantity }))
  expect(kept()).toEqual([['v-2', 1]])
})

it.each([
  ['line', {}],
  ['shown', { name: 'Acrylic' }],
  ['shown', { ...acrylic, status: 'lent' }],
  ['shown', { ...acrylic, variants: [{}] }],
  ['putAsideAt', undefined],
  ['sentAt', 'now'],
  ['refusedFor', 1],
])('goods whose %s is %j were not written by the shop', (name, value) => {
  putAside(lineOf('v-1'), acrylic)
  putAside(lineOf('v-2'), acrylic)
  rewrite(({ goods }) => Object.assign(goods[0] ?? {}, { [name]: value }))
  expect(kept()).toEqual([['v-2', 1]])
})

it('goods of another version, and text that is not JSON, are ignored', () => {
  putAside(acrylicLine, acrylic)
  rewrite((stored) => (stored.version = 0))
  expect(kept()).toEqual([])
  for (const key of held.keys()) held.set(key, '{')
  expect(kept()).toEqual([])
})

it('goods are sent once, the oldest first, and dropped when the cart has them', () => {
  putAside(lineOf('v-1'), acrylic)
  putAside(lineOf('v-2'), acrylic)
  expect(takeNextPutAside()?.line.variantId).toBe('v-1')
  expect(takeNextPutAside()?.line.variantId).toBe('v-2')
  expect(takeNextPutAside()).toBeUndefined()
  dropPutAside(lineOf('v-1'))
  expect(kept()).toEqual([['v-2', 1]])
})

it('refused goods stay with the reason and are not sent again by themselves', () => {
  putAside(acrylicLine, acrylic)
  takeNextPutAside()
  refusePutAside(acrylicLine, 'OUT_OF_STOCK')
  expect(goodsPutAside()[0]?.refusedFor).toBe('OUT_OF_STOCK')
  expect(takeNextPutAside()).toBeUndefined()
  refusePutAside(acrylicLine, 'OFFLINE')
  expect(goodsPutAside()[0]?.refusedFor).toBe('OUT_OF_STOCK')
})

it('goods whose answer never came are reported instead of being sent twice', () => {
  putAside(acrylicLine, acrylic)
  takeNextPutAside()
  vi.advanceTimersByTime(20_001)
  putAside(lineOf('v-2'), acrylic)
  expect(goodsPutAside()[0]).toMatchObject({ refusedFor: 'OFFLINE' })
  expect(takeNextPutAside()?.line.variantId).toBe('v-2')
})

it('goods that a session could not take wait for the next one', () => {
  putAside(acrylicLine, acrylic)
  takeNextPutAside()
  releasePutAside()
  expect(takeNextPutAside()?.line).toEqual(acrylicLine)
})

it('all goods go at a sign-out', () => {
  putAside(acrylicLine, acrylic)
  dropAllPutAside()
  expect([kept(), held.size]).toEqual([[], 0])
})

it('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  putAside(acrylicLine, acrylic)
  expect([kept(), takeNextPutAside()]).toEqual([[], undefined])
})
