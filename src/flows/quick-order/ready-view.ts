import {
  readyLine,
  readyLines,
  type OrderedLine,
  type ReadyLine,
} from '../../../machines/quick-order/quick-order.machine.ts'

/** Whether the line can go into the cart. */
export const isReady = (line: OrderedLine): boolean => readyLine(line) !== undefined

/** What goes into the cart of all lines. */
export const readyIn = (lines: readonly OrderedLine[]): ReadyLine[] => readyLines(lines)
