import { afterEach, expect, it, vi } from 'vitest'
import { downloadJson } from './download.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('downloads the text under the name of the file and releases its URL', async () => {
  vi.useFakeTimers()
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:shop/1'
  })
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const pressed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.href}`)
  })
  downloadJson({ name: 'phaen.json', text: '{"ชื่อ":"สมชาย"}' })
  expect(pressed).toEqual(['phaen.json blob:shop/1'])
  expect(await blobs[0]?.text()).toBe('{"ชื่อ":"สมชาย"}')
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledWith('blob:shop/1')
})
