import { afterEach, expect, it, vi } from 'vitest'
import { addSeenPrice, storeSeenPrices, readSeenPrices } from './seen-prices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('keeps the price at which something was put into the cart until the cart was seen', () => {
  addSeenPrice('v-1', 100)
  addSeenPrice('v-1', 120)
  addSeenPrice('v-2', 50)
  expect(readSeenPrices()).toEqual({ 'v-1': 100, 'v-2': 50 })
  storeSeenPrices({ 'v-1': 120 })
  expect(readSeenPrices()).toEqual({ 'v-1': 120 })
})

it('knows nothing where storage holds something else, and what this page showed where it is forbidden', () => {
  for (const held of ['{', '[]', 'null', '{"v-1":"100"}']) {
    localStorage.setItem('seen-prices', held)
    expect(readSeenPrices()).toEqual({})
  }
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid })
  addSeenPrice('v-2', 1)
  expect(readSeenPrices()).toMatchObject({ 'v-2': 1 })
})
