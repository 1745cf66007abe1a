import { afterEach, expect, it } from 'vitest'
import { scrollMemory } from './scroll-memory.ts'

afterEach(() => sessionStorage.clear())

it('recalls how far down a page was, after a reload too', () => {
  scrollMemory.note('page-1', 640)
  expect(scrollMemory.recall('page-1')).toBe(640)
})

it('knows nothing of a page that was never seen', () => {
  expect(scrollMemory.recall('page-2')).toBeUndefined()
})

it('knows nothing when what was kept makes no sense', () => {
  sessionStorage.setItem('scroll-positions', '{"page-1":"far"}')
  expect(scrollMemory.recall('page-1')).toBeUndefined()
  sessionStorage.setItem('scroll-positions', 'not json')
  expect(scrollMemory.recall('page-1')).toBeUndefined()
})
