import { expect, it } from 'vitest'
import { pastedParcels } from './pasted-parcels.ts'

const orders = ['PH-1', 'PH-2', 'PH-3']

it('gives a column of a spreadsheet to the orders from where it was pasted, without spaces and what is too much', () => {
  expect(pastedParcels('EE 1234 TH\r\n\r\nEE5\nEE6\n', orders, 'PH-2')).toEqual({
    'PH-2': 'EE1234TH',
    'PH-3': 'EE5',
  })
})

it('gives the lines of a list that names the orders to those, and to no others', () => {
  const list = 'PH-3\tEE3\nEE1,PH-1\nPH-9;EE9'
  expect(pastedParcels(list, orders, 'PH-2')).toEqual({ 'PH-3': 'EE3', 'PH-1': 'EE1' })
})
