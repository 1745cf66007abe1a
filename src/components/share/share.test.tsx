import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { hostileAddresses } from '../../../tests/support/hostile-addresses.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { shareThrough, type ShareChannel } from './share-channels.ts'
import { Share } from './share.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

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

it('does not count a cancelled share as shared', async () => {
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValue(new DOMException('no', 'AbortError'))
  vi.stubGlobal('navigator', { share })
  expect(await shareThrough('other', page)).toBe('calledOff')
})

it('shares the choice that the address does not name yet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await showPart(<Share title="อะคริลิกใส" choice={() => ({ variant: 'v-2' })} />)
  fireEvent.click(screen.getByRole('button', { name: 'คัดลอกลิงก์' }))
  await screen.findByText('คัดลอกลิงก์แล้ว')
  expect(new URL(writeText.mock.calls[0]?.[0] ?? '').searchParams.get('variant')).toBe('v-2')
})

/** What each channel is handed when the button is pressed. */
async function handedBy(channel: ShareChannel, choice: Record<string, string>): Promise<URL> {
  const taken = vi.fn<(address: string) => void>()
  const open = vi.spyOn(window, 'open').mockClear().mockReturnValue(null)
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => taken(text) },
    share: async ({ url = '' }: ShareData) => taken(url),
  })
  await showPart(<Share title="อะคริลิกใส" choice={() => choice} />)
  const names = { line: /LINE/, facebook: /Facebook/, copyLink: 'คัดลอกลิงก์', other: 'แชร์ทางอื่น' }
  fireEvent.click(screen.getByRole('button', { name: names[channel] }))
  await vi.waitFor(() => expect(taken.mock.calls.length + open.mock.calls.length).toBe(1))
  cleanup()
  if (channel === 'copyLink' || channel === 'other') return new URL(taken.mock.calls[0]?.[0] ?? '')
  const page = new URL(String(open.mock.calls[0]?.[0]))
  expect(page.host).toBe({ line: 'social-plugins.line.me', facebook: 'www.facebook.com' }[channel])
  return new URL(page.searchParams.get(channel === 'line' ? 'url' : 'u') ?? '')
}

const { href: home, origin } = window.location

it.each(['line', 'facebook', 'copyLink', 'other'] as const)(
  'what is shared by %s is the page itself, whatever its address was given',
  async (channel) => {
    for (const hostile of hostileAddresses) {
      const query = new URLSearchParams({ auth: 'login', next: hostile, url: hostile, lang: hostile })
      window.history.replaceState(null, '', `/product/detail/p-1?${query}#${encodeURIComponent(hostile)}`)
      const shared = await handedBy(channel, { variant: hostile })
      expect([shared.origin, shared.pathname]).toEqual([origin, '/product/detail/p-1'])
      // Who opens it is neither asked to sign in nor led on from there.
      expect([shared.searchParams.get('auth'), shared.searchParams.get('next')]).toEqual([null, null])
      expect(shared.searchParams.getAll('lang')).toEqual(['th'])
    }
    window.history.replaceState(null, '', home)
  },
)
