import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acrylic, acrylicLine } from '../../../tests/support/app/fake-api.ts'
import { stubLocalStorage } from '../../../tests/support/app/local-storage.ts'
import { readGuestLines, storeGuestLines } from './stored-lines.ts'

const day = 24 * 60 * 60 * 1000
const lineOf = (variantId: string, addedAt = Date.now()) => ({
  line: { ...acrylicLine, variantId },
  shown: acrylic,
  addedAt,
})
const variants = () => readGuestLines().map(({ line }) => line.variantId)
let held: Map<string, string>

/** Changes what is stored, as an older or a foreign version of the shop would have written it. */
function rewrite(change: (lines: Record<string, unknown>[]) => void) {
  const [[key, text]] = [...held] as [[string, string]]
  const lines = JSON.parse(text)
  change(lines)
  held.set(key, JSON.stringify(lines))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  held = stubLocalStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lines are kept with what the cart shows of them, for seven days', () => {
  storeGuestLines([lineOf('v-1')])
  expect(readGuestLines()).toEqual([lineOf('v-1')])
  vi.advanceTimersByTime(7 * day - 1)
  expect(variants()).toEqual(['v-1'])
  vi.advanceTimersByTime(1)
  expect(variants()).toEqual([])
})

it('a line whose answer never came is refused instead of being sent twice', () => {
  storeGuestLines([{ ...lineOf('v-1'), sentAt: Date.now() }])
  vi.advanceTimersByTime(20_000)
  expect(readGuestLines()[0]?.sentAt).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(readGuestLines()[0]).toMatchObject({ sentAt: undefined, refusalCode: 'OFFLINE' })
})

const withQuantity = (quantity: unknown): [string, unknown] => ['line', { ...acrylicLine, quantity }]

it.each<[string, unknown]>([
  ['line', {}],
  ...[0, 1.5, 10_000, '3', null].map(withQuantity),
  ['shown', { name: 'Acrylic' }],
  ['shown', { ...acrylic, status: 'lent' }],
  ['shown', { ...acrylic, variants: [{}] }],
  ['addedAt', undefined],
  ['sentAt', 'now'],
  ['refusalCode', 1],
])('a line whose %s is %j was not written by the shop', (name, value) => {
  storeGuestLines([lineOf('v-1'), lineOf('v-2')])
  rewrite((lines) => Object.assign(lines[0] ?? {}, { [name]: value }))
  expect(variants()).toEqual(['v-2'])
})

it('text that is not JSON is ignored, and no lines leave nothing', () => {
  storeGuestLines([lineOf('v-1')])
  for (const key of held.keys()) held.set(key, '{')
  expect(variants()).toEqual([])
  storeGuestLines([])
  expect(held.size).toBe(0)
})

it('without storage the lines last until the page is left', () => {
  vi.stubGlobal('localStorage', undefined)
  storeGuestLines([lineOf('v-1')])
  expect(variants()).toEqual(['v-1'])
})
