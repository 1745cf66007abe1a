import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
})

/** A load of a page has modules of its own. */
async function loadPage(at: number) {
  vi.resetModules()
  vi.setSystemTime(at)
  return import('./earlier-pages.ts')
}

const page = (address: string, text = '') => ({
  at: '2026-01-01T00:00:00Z',
  address,
  recordings: [{ machine: 'till', actor: text, steps: [] }],
})
const addresses = ({ pages }: { pages: { address: string }[] }) => pages.map(({ address }) => address)

it('gives the pages that were left before, once each, though the browser brings one back', async () => {
  vi.useFakeTimers()
  const first = await loadPage(1)
  expect(first.earlierPages()).toEqual({ pages: [], lost: 0 })
  first.storePage(page('/checkout'))
  expect(first.earlierPages().pages).toEqual([])

  const second = await loadPage(2)
  expect(addresses(second.earlierPages())).toEqual(['/checkout'])
  second.storePage(page('/payment-result'))
  first.storePage(page('/checkout again'))
  expect(addresses((await loadPage(3)).earlierPages())).toEqual(['/payment-result', '/checkout again'])
  first.forgetPages()
  expect(first.earlierPages().pages).toEqual([])
  vi.useRealTimers()
})

it('drops the oldest pages where there is no room, and says how many', async () => {
  vi.useFakeTimers()
  const large = 'x'.repeat(700_000)
  for (const number of [1, 2, 3]) (await loadPage(number)).storePage(page(`/${number}`, large))
  const kept = (await loadPage(4)).earlierPages()
  expect([addresses(kept), kept.lost]).toEqual([['/2', '/3'], 1])
  sessionStorage.setItem('statecharts.pages', '{"pages":')
  expect((await loadPage(5)).earlierPages()).toEqual({ pages: [], lost: 0 })
  vi.useRealTimers()
})
