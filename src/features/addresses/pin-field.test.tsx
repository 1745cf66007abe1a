// @vitest-environment-options { "settings": { "navigation": { "disableChildFrameNavigation": true } } }
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { PinField } from './pin-field.tsx'
import { locationOf, pinOf } from './pin.ts'

let pins: string[] = []
let sent: unknown[] = []

beforeEach(() => {
  pins = []
  sent = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(pin = '') {
  await showPart(<PinField defaultValue={pin} onChange={(next) => pins.push(next)} />)
  const frame = screen.getByTitle<HTMLIFrameElement>('แผนที่สำหรับปักหมุด')
  if (!frame.contentWindow) throw new Error('The frame has no window')
  vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message) => void sent.push(message))
  const hear = (data: unknown, source: MessageEventSource | null = frame.contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })))
  return { frame, hear }
}

const figures = () => screen.getByRole('status').textContent
const move = { kind: 'pin.moved', lat: 13.6042, lng: 100.7086 }

it('sends the map to the place of the pin, or to Bangkok, when the map is ready', async () => {
  const { hear } = await open('18.7883, 98.9853')
  hear({ kind: 'branchMap.ready' })
  expect(sent).toEqual([{ kind: 'pin.show', language: 'th', lat: 18.7883, lng: 98.9853 }])
  cleanup()
  sent = []
  const { hear: again } = await open()
  again({ kind: 'branchMap.ready' })
  expect(sent).toMatchObject([{ lat: 13.7563, lng: 100.5018 }])
})

it('has no pin until the map was moved, then shows its figures, and lets it be removed', async () => {
  const { hear } = await open()
  expect(figures()).toBe('ยังไม่ปักหมุด')
  hear(move)
  expect([figures(), pins]).toEqual(['13.6042, 100.7086', ['13.6042, 100.7086']])
  expect(sent, 'the map is not sent back to where it is').toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'ลบหมุด' }))
  expect([figures(), pins.at(-1)]).toEqual(['ยังไม่ปักหมุด', ''])
})

it.each([
  ['another window', move, window],
  ['no window', move, null],
])('does not listen to %s', async (_who, data, source) => {
  const { hear } = await open()
  hear(data, source)
  expect(pins).toEqual([])
})

it.each([{ ...move, lat: 91 }, { ...move, lng: '100' }, { kind: 'pin.moved' }])(
  'does not take %j',
  async (data) => {
    const { hear } = await open()
    hear(data)
    expect(pins).toEqual([])
  },
)

it('runs the map without an origin of its own', async () => {
  const { frame } = await open()
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
})

it('uses the own place of the shopper, and says so when it is not known', async () => {
  const ask = vi.fn<(found: (at: object) => void, failed: () => void) => void>()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบัน' }))
  act(() => ask.mock.lastCall?.[1]())
  expect(figures()).toContain('หาตำแหน่งปัจจุบันไม่ได้')
  fireEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบัน' }))
  act(() => ask.mock.lastCall?.[0]({ coords: { latitude: 13.75, longitude: 100.5 } }))
  expect(pins).toEqual(['13.75, 100.5'])
  expect(sent).toMatchObject([{ kind: 'pin.show', lat: 13.75, lng: 100.5 }])
})

it('says that the place is not known where the browser does not tell it', async () => {
  vi.stubGlobal('navigator', {})
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบัน' }))
  expect(figures()).toContain('หาตำแหน่งปัจจุบันไม่ได้')
})

it('keeps a place as text, to a tenth of a metre', () => {
  expect(pinOf({ lat: 13.60421234567, lng: 100 })).toBe('13.604212, 100')
  expect(locationOf('13.604212, 100')).toEqual({ lat: 13.604212, lng: 100 })
  expect([pinOf(undefined), locationOf(''), locationOf('13,100')]).toEqual(['', undefined, undefined])
})
