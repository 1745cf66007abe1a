import { expect, it } from 'vitest'
import { optionAfter } from './active-option.ts'

it('goes down from the field over each option and back to the field', () => {
  const seen = [-1]
  for (let step = 0; step < 4; step += 1) seen.push(optionAfter('ArrowDown', seen.at(-1) ?? -1, 3) ?? NaN)
  expect(seen).toEqual([-1, 0, 1, 2, -1])
})

it('goes up from the field to the last option', () => {
  const seen = [-1]
  for (let step = 0; step < 4; step += 1) seen.push(optionAfter('ArrowUp', seen.at(-1) ?? -1, 3) ?? NaN)
  expect(seen).toEqual([-1, 2, 1, 0, -1])
})

it('leaves other keys alone', () => {
  expect(optionAfter('a', 0, 3)).toBeUndefined()
})
