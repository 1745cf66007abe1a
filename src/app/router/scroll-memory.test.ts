import { afterEach, expect, it } from 'vitest'
import { scrollMemory } from './scroll-memory.ts'

afterEach(() => sessionStorage.clear())

it('recalls how far down a page was, after a reload too', () => {
  scrollMemory.note('page-1', 640)
  expect(scrollMemory.recall('page-1')).toBe(640)
})

it('returns nothing for a page that was never visited', () => {
  expect(scrollMemory.recall('page-2')).toBeUndefined()
})

it('returns nothing for invalid stored data', () => {
  sessionStorage.setItem('scroll-positions', '{"page-1":"far"}')
  expect(scrollMemory.recall('page-1')).toBeUndefined()
  sessionStorage.setItem('scroll-positions', 'not json')
  expect(scrollMemory.recall('page-1')).toBeUndefined()
})
