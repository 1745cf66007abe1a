// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPart } from '../show-part.tsx'
import { LoadMore } from './load-more.tsx'

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

it('says how much is shown, and asks for more by its button', async () => {
  const onMore = vi.fn<() => void>()
  await showPart(<LoadMore shown={24} total={1500} state="ready" onMore={onMore} />)
  expect(screen.getByRole('status').textContent).toBe('แสดง 24 จาก 1,500 รายการ')
  fireEvent.click(screen.getByRole('button', { name: 'ดูเพิ่มเติม' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

it('asks for more when one comes near the end, once at a time', async () => {
  const onMore = vi.fn<() => void>()
  const { rerender } = await showPart(<LoadMore shown={12} total={150} state="ready" onMore={onMore} />)
  comeNear()
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(<LoadMore shown={12} total={150} state="loading" onMore={onMore} />)
  comeNear()
  fireEvent.click(screen.getByRole('button'))
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(<LoadMore shown={24} total={150} state="ready" onMore={onMore} />)
  comeNear()
  expect(onMore).toHaveBeenCalledTimes(2)
})

it('does not try a failed page again by itself', async () => {
  const onMore = vi.fn<() => void>()
  await showPart(<LoadMore shown={12} total={150} state="failed" onMore={onMore} />)
  comeNear()
  expect(onMore).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

it('has nothing to press when all is shown', async () => {
  const onMore = vi.fn<() => void>()
  await showPart(<LoadMore shown={150} total={150} state="ready" onMore={onMore} />)
  comeNear()
  expect(screen.queryByRole('button')).toBeNull()
  expect(onMore).not.toHaveBeenCalled()
})

it('waits for its button where it is told to', async () => {
  const onMore = vi.fn<() => void>()
  await showPart(<LoadMore shown={12} total={150} state="ready" onMore={onMore} onScroll={false} />)
  comeNear()
  expect(onMore).not.toHaveBeenCalled()
})
