import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGoogleMaps } from '../../../tests/support/google-maps/google-maps.ts'
import { BranchMapPage } from './branch-map-page.tsx'

const branches = [{ id: '1', name: 'สาขาหนึ่ง', phone: '02-123-4567', lat: 13, lng: 100 }]
const message = { kind: 'branchMap.show', language: 'th', branches }
const shop = { source: window.parent, origin: window.location.origin }

const say = (data: unknown, from: MessageEventInit = shop) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { ...from, data })))

let googleMaps: ReturnType<typeof createGoogleMaps>
beforeEach(() => {
  vi.useFakeTimers()
  googleMaps = createGoogleMaps()
  vi.stubGlobal('google', googleMaps.google)
})
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => render(<BranchMapPage googleMapsKey="a-key" />)

// First: Google's loader is one for all that a page loads, and loads again only after a failure.
it('says so when the script of the map does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('google', { maps: { importLibrary: () => Promise.reject(new Error('unreachable')) } })
  open()
  await say(message)
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลดแผนที่…')
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByRole('alert').textContent).toMatch(/^โหลดแผนที่ไม่สำเร็จ/)
})

it('says that it listens to the page around it, and shows what that page gives', async () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  const { container } = open()
  expect(post).toHaveBeenCalledWith({ kind: 'branchMap.ready' }, window.location.origin)
  expect(container.textContent).toBe('')
  await say(message)
  expect(screen.getByRole('button', { name: 'สาขาหนึ่ง' })).toBeDefined()
  expect(document.documentElement.lang).toBe('th')
})

it.each([
  ['another page', message, { ...shop, origin: 'https://elsewhere.example' }],
  ['another window of the same shop', message, { ...shop, source: null }],
  ['the shop, in words that it does not know', { ...message, branches: [{ name: 'x' }] }, shop],
  ['the shop, in a language that it does not know', { ...message, language: 'fr' }, shop],
])('does not listen to %s', async (_who, data, from) => {
  const { container } = open()
  await say(data, from)
  expect(container.textContent).toBe('')
})

it('says so when Google refuses the key', async () => {
  open()
  await say(message)
  act(() => Reflect.get(window, 'gm_authFailure')())
  expect(screen.getByRole('alert').textContent).toContain('โหลดแผนที่ไม่สำเร็จ')
})

const pin = { kind: 'pin.show', language: 'th', lat: 13.6042, lng: 100.7086 }

it('R7.44: shows the place of a pin, and tells the shop where the shopper has moved the map', async () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined)
  open()
  await say(pin)
  const [map] = googleMaps.maps
  expect([map?.getCenter()?.lat(), map?.getCenter()?.lng()]).toEqual([13.6042, 100.7086])
  expect(post).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'pin.moved' }), expect.anything())
  act(() => map?.drag({ lat: 13.61, lng: 100.7 }))
  expect(post).toHaveBeenLastCalledWith({ kind: 'pin.moved', lat: 13.61, lng: 100.7 }, window.location.origin)
  act(() => map?.zoomTowards({ lat: 13.62, lng: 100.71 }, 19))
  expect(post).toHaveBeenLastCalledWith(
    { kind: 'pin.moved', lat: 13.62, lng: 100.71 },
    window.location.origin,
  )
})

it('shows another place when the shop sends one', async () => {
  open()
  await say(pin)
  await say({ ...pin, lat: 18.79, lng: 98.98 })
  expect(googleMaps.maps.at(-1)?.getCenter()?.lat()).toBe(18.79)
})

it('says that an address can be saved without a pin when Google refuses the key', async () => {
  open()
  await say(pin)
  act(() => Reflect.get(window, 'gm_authFailure')())
  expect(screen.getByRole('alert').textContent).toContain('บันทึกที่อยู่โดยไม่ปักหมุดได้')
})
