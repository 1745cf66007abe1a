// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { dropAllDrafts } from './form-draft.ts'
import { storeLeftOut, readLeftOut } from './left-out-lines.ts'

afterEach(() => sessionStorage.clear())

it('keeps what one customer leaves out, and shows it to no other', () => {
  expect(readLeftOut('c-1')).toEqual(new Set())
  storeLeftOut('c-1', new Set(['ci-1', 'ci-2']))
  expect(readLeftOut('c-1')).toEqual(new Set(['ci-1', 'ci-2']))
  expect(readLeftOut('c-2')).toEqual(new Set())
})

it('forgets it at a sign-out', () => {
  storeLeftOut('c-1', new Set(['ci-1']))
  dropAllDrafts()
  expect(readLeftOut('c-1')).toEqual(new Set())
})
