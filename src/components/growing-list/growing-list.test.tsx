import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { GrowingList } from './growing-list.tsx'
import type { Growth } from './growth.ts'

let comeNear: () => void = () => undefined

beforeEach(() => {
  comeNear = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (seen: { isIntersecting: boolean }[]) => void) {
        comeNear = () => onSeen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {
        comeNear = () => undefined
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const calls = () => ({
  onMore: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  onNear: vi.fn<() => void>(),
})

/** A list of links that shows `shown` of 150 entries. */
function list(shown: number, wishes: Partial<Growth> & { onNear?: () => void; hasPages?: boolean } = {}) {
  const { onNear, hasPages, ...growth } = wishes
  const items = Array.from({ length: shown }, (_, index) => `entry ${index + 1}`)
  const view: Growth = {
    items,
    total: 150,
    pageSize: 12,
    page: shown / 12,
    isOnePage: false,
    more: 'ready',
    coming: 0,
    ...growth,
  }
  return (
    <GrowingList
      view={view}
      onMore={heard.onMore}
      onRetry={heard.onRetry}
      {...(onNear && { onNear })}
      {...(hasPages && { hasPages })}
      places={(count) => <p>{count} places</p>}
    >
      <ul>
        {items.map((item) => (
          <li key={item} data-entry>
            <a href={`#${item}`}>{item}</a>
          </li>
        ))}
      </ul>
    </GrowingList>
  )
}
let heard = calls()
beforeEach(() => {
  heard = calls()
})

it('says how much is shown, and asks for more by its button', async () => {
  await showPart(list(24, { total: 1500 }))
  expect(screen.getByRole('status').textContent).toBe('แสดง 24 จาก 1,500 รายการ')
  fireEvent.click(screen.getByRole('button', { name: 'ดูเพิ่มเติม' }))
  expect(heard.onMore).toHaveBeenCalledTimes(1)
})

it('tells when its end comes near, once at a time, and keeps the places of what comes free', async () => {
  const { onNear } = heard
  const { rerender } = await showPart(list(12, { onNear, coming: 36 }))
  expect(screen.getByText('36 places')).toBeTruthy()
  comeNear()
  expect(onNear).toHaveBeenCalledTimes(1)
  rerender(list(12, { onNear, coming: 36, more: 'loading' }))
  comeNear()
  fireEvent.click(screen.getByRole('button'))
  expect(onNear).toHaveBeenCalledTimes(1)
  expect(heard.onMore).not.toHaveBeenCalled()
  rerender(list(24, { onNear, coming: 24 }))
  comeNear()
  expect(onNear).toHaveBeenCalledTimes(2)
})

it('waits for its button once nothing comes by itself any more', async () => {
  await showPart(list(48, { onNear: heard.onNear, coming: 0 }))
  comeNear()
  expect(heard.onNear).not.toHaveBeenCalled()
  expect(screen.queryByText(/places/)).toBeNull()
})

it('does not try a failed page again by itself', async () => {
  await showPart(list(12, { onNear: heard.onNear, more: 'failed' }))
  comeNear()
  expect(heard.onNear).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(heard.onRetry).toHaveBeenCalledTimes(1)
})

it('has nothing to press when all is shown', async () => {
  await showPart(list(150, { more: 'none' }))
  expect(screen.queryByRole('button')).toBeNull()
})

it('moves the focus to the first new entry that was asked for, even when the button is gone', async () => {
  const { rerender } = await showPart(list(24, { total: 36 }))
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  rerender(list(24, { total: 36, more: 'loading' }))
  rerender(list(36, { total: 36, more: 'none' }))
  expect(document.activeElement?.textContent).toBe('entry 25')
})

it('leaves the focus where it is when the list grows by itself', async () => {
  const { rerender } = await showPart(list(24))
  screen.getByRole('link', { name: 'entry 3' }).focus()
  rerender(list(36))
  expect(document.activeElement?.textContent).toBe('entry 3')
})

it('links the page that comes next, and adds it here when pressed', async () => {
  await showPart(list(24, { hasPages: true }))
  const next = screen.getByRole('link', { name: 'ดูเพิ่มเติม' })
  expect(next.getAttribute('href')).toBe('/?page=3')
  fireEvent.click(next)
  expect(heard.onMore).toHaveBeenCalledTimes(1)
  fireEvent.click(next, { ctrlKey: true })
  expect(heard.onMore).toHaveBeenCalledTimes(1)
})

const pageLinks = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const name = link.getAttribute('aria-label')
    return name === null ? [] : `${name}: ${link.getAttribute('href')}`
  })

it('R4.49: shows the page that its address names alone, and links the others', async () => {
  await showPart(
    list(12, { hasPages: true, isOnePage: true, page: 3, coming: 36, onNear: heard.onNear }),
    'th',
    '/?page=3',
  )
  expect(screen.getByRole('status').textContent).toBe('แสดงรายการที่ 25 ถึง 36 จาก 150 รายการ')
  expect(pageLinks()).toEqual([
    'ดูหน้าก่อนหน้า: /?page=2',
    'หน้า 1: /',
    'หน้า 2: /?page=2',
    'หน้า 3: /?page=3',
    'หน้า 13: /?page=13',
    'ดูหน้าถัดไป: /?page=4',
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3')
  comeNear()
  expect(heard.onNear).not.toHaveBeenCalled()
  expect(screen.queryByText(/places/)).toBeNull()
})

it('leads nowhere beyond the last page', async () => {
  await showPart(list(6, { hasPages: true, isOnePage: true, page: 13 }), 'th', '/?page=13')
  expect(screen.getByRole('status').textContent).toBe('แสดงรายการที่ 145 ถึง 150 จาก 150 รายการ')
  expect(pageLinks().at(-1)).toBe('หน้า 13: /?page=13')
})

it('says that there is no such page when its address names one', async () => {
  await showPart(list(6, { hasPages: true, isOnePage: true, page: 13 }), 'th', '/?page=99')
  expect(screen.getByText('ไม่มีหน้า 99')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

it('keeps the page that shows until the one that the address has turned to is asked for', async () => {
  await showPart(list(12, { hasPages: true, isOnePage: true, page: 2 }), 'th', '/?page=3')
  expect(screen.queryByText('ไม่มีหน้า 3')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('แสดงรายการที่ 13 ถึง 24 จาก 150 รายการ')
})
