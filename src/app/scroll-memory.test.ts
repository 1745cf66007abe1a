// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'

afterEach(() => sessionStorage.clear())

it('recalls how far down a page was, after a reload too', () => {
  createScrollMemory().note('page-1', 640)
  expect(createScrollMemory().recall('page-1')).toBe(640)
})

it('starts a page that was never seen at the top', () => {
  expect(createScrollMemory().recall('page-2')).toBe(0)
})

it('starts at the top when what was kept makes no sense', () => {
  sessionStorage.setItem('scroll-positions', '{"page-1":"far"}')
  expect(createScrollMemory().recall('page-1')).toBe(0)
  sessionStorage.setItem('scroll-positions', 'not json')
  expect(createScrollMemory().recall('page-1')).toBe(0)
})
