import { randomInt } from 'node:crypto'

/** No signs that look or sound alike: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B, D, G, M and N, Q, U and V. */
const signs = '34679ACEFHJKLPRTWXY'
const length = 6

/** The code that a customer shows at the counter: 47 million of them, asked for beside the number of the order. */
export const newPickUpCode = (): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')
