import { expect, it } from 'vitest'
import { readPageNumber, withPage } from './page-number.ts'

it.each([
  ['page=2', 2],
  ['page=12&color=c8201e', 12],
  ['', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=1000000', 1],
])('reads the page of %j as %i', (search, page) => {
  expect(readPageNumber(new URLSearchParams(search))).toBe(page)
})

it('changes the page and keeps the rest', () => {
  expect(withPage('?color=c8201e&page=2', 3)).toBe('color=c8201e&page=3')
  expect(withPage('?color=c8201e&page=2', 1)).toBe('color=c8201e')
})
