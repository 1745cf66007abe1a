import { expect, it, vi } from 'vitest'
import { memoizeByLanguage } from './memoize-by-language.ts'

it('says of each thing once in each language, and of an equal thing anew', () => {
  const say = vi.fn<(thing: { name: string }, language: string) => string>(
    ({ name }, language) => `${name} ${language}`,
  )
  const said = memoizeByLanguage(say)
  const sheet = { name: 'sheet' }
  expect([said(sheet, 'th'), said(sheet, 'en'), said(sheet, 'th')]).toEqual([
    'sheet th',
    'sheet en',
    'sheet th',
  ])
  expect(say).toHaveBeenCalledTimes(2)
  expect(said({ name: 'sheet' }, 'th')).toBe('sheet th')
  expect(say).toHaveBeenCalledTimes(3)
})
