// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { shareThrough } from './share-channels.ts'

afterEach(() => vi.unstubAllGlobals())

const page = { title: 'อะคริลิกใส', url: 'https://shop.example/product/detail/p-1?variant=v-2&x=ก' }

function openedBy(channel: 'line' | 'facebook') {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  return shareThrough(channel, page).then(() => new URL(String(open.mock.calls.at(-1)?.[0])))
}

it('opens LINE and Facebook with the whole address of the page', async () => {
  const line = await openedBy('line')
  expect(line.host).toBe('social-plugins.line.me')
  expect(line.searchParams.get('url')).toBe(page.url)
  const facebook = await openedBy('facebook')
  expect(facebook.host).toBe('www.facebook.com')
  expect(facebook.searchParams.get('u')).toBe(page.url)
})

it('copies the address, and says when that is forbidden', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareThrough('copyLink', page)).toBe('shared')
  expect(writeText).toHaveBeenCalledWith(page.url)
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  expect(await shareThrough('copyLink', page)).toBe('failed')
})

it('takes a sharing that the shopper called off for no sharing', async () => {
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValue(new DOMException('no', 'AbortError'))
  vi.stubGlobal('navigator', { share })
  expect(await shareThrough('other', page)).toBe('calledOff')
})
