import { expect, it } from 'vitest'
import { lineOfState } from './line-of-state.ts'

it('finds the line of a state, whatever it is called', () => {
  const source = `export const taught = setup({}).createMachine({
  id: 'taught',
  states: {
    'C++': {
      states: {
        'a.b': {},
      },
    },
    'axb': {},
  },
})`
  expect(lineOfState(source, ['C++'])).toBe(4)
  expect(lineOfState(source, ['C++', 'a.b'])).toBe(6)
  expect(lineOfState(source, ['a.b'])).toBeUndefined()
})
