import { expect, it } from 'vitest'
import { readLine } from './read-line.ts'

it.each([
  ['AC-CAST แดง 4', 'ac-cast', ['แดง'], 4],
  ['PF5-1224 x2', 'pf5-1224', [], 2],
  ['vn440 1.6 = 1', 'vn440', ['1.6'], 1],
  ['AC-CL5-612, 10', 'ac-cl5-612', [], 10],
  ['AC-CAST\tred-1220x2440x3\t1,200', 'ac-cast', ['red-1220x2440x3'], 1200],
  ['AC-CAST แดง 3 มม. ๑๒ แผ่น', 'ac-cast', ['แดง', '3'], 12],
  ['AC-CAST 1220×2440 5แผ่น', 'ac-cast', ['1220x2440'], 5],
  ['AC-CAST red 3mm', 'ac-cast', ['red', '3mm'], 1],
  ['AC-CAST', 'ac-cast', [], 1],
  ['FB650 x 20 sheets', 'fb650', [], 20],
])('R21.6: reads %j', (text, code, words, quantity) => {
  expect(readLine(text)).toEqual({ code, words, quantity })
})

it.each(['A-1 0', 'A-1 -2', 'A-1 10000', 'A-1 2.5'])('R21.6: %j has no quantity', (text) => {
  expect(readLine(text).quantity).toBeNaN()
})
