import { expect, it } from 'vitest'
import { pastedCells } from './pasted-cells.ts'

it('reads rows of cells between tabs, and leaves a single cell to the browser', () => {
  expect(pastedCells('1,640.00\t1,490\t64\r\n2,480\t\t31\r\n')).toEqual([
    ['1,640.00', '1,490', '64'],
    ['2,480', '', '31'],
  ])
  expect(pastedCells('1\n2')).toEqual([['1'], ['2']])
  expect(pastedCells('1,640.00\r\n')).toBeUndefined()
})
