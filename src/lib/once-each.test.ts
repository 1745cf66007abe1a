import { expect, it, vi } from 'vitest'
import { onceEach } from './once-each.ts'

it('says of each thing once in each language, and of an equal thing anew', () => {
  const say = vi.fn<(thing: { name: string }, language: string) => string>(
    ({ name }, language) => `${name} ${language}`,
  )
  const said = onceEach(say)
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
