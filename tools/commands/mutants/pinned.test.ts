import { expect, test } from 'vitest'
import { complaintsAbout, type Known, shrunk } from './pinned.ts'

const known: Known = { leftToTests: ['a'], survivors: ['b', 'c'], notAssertedByHand: ['d'] }

test('a pinned result causes no complaint', () => {
  expect(complaintsAbout(known, known)).toEqual([])
})

test('a survivor that is not pinned is a complaint, and so is a pinned one that is now detected', () => {
  expect(complaintsAbout({ ...known, survivors: ['c', 'e'] }, known)).toEqual([
    'SURVIVED          e',
    'NO LONGER THERE   b',
  ])
})

test('an input that no hand-written test asserts any more is a complaint', () => {
  expect(complaintsAbout({ ...known, notAssertedByHand: ['d', 'f'] }, known)).toEqual(['NOT BY HAND       f'])
})

test('pinning removes survivors and never adds one', () => {
  const found: Known = { leftToTests: ['g'], survivors: ['c', 'e'], notAssertedByHand: ['f'] }
  expect(shrunk(known, found)).toEqual({ leftToTests: ['g'], survivors: ['c'], notAssertedByHand: [] })
})
