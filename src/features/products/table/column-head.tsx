import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import type { TableSort } from '../list/product-filters.ts'
import classes from './variant-table.module.css'

interface ColumnHeadProps {
  label: string
  /** The sort orders of the column: upwards and, where there is one, downwards. */
  by?: readonly [TableSort] | readonly [TableSort, TableSort]
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  isNumber?: boolean
}

/** The column whose head had the focus when its table went: the head of the next table takes it over. */
let focused: TableSort | undefined

/** The head of a column. Pressing it sorts by it, pressing it again turns the order round, or ends it. */
export function ColumnHead({ label, by, sort, onSort, isNumber }: ColumnHeadProps) {
  const [up, down] = by ?? []
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    if (own && focused === up) {
      focused = undefined
      own.focus({ preventScroll: true })
    }
    return () => {
      if (own && document.activeElement === own) focused = up
    }
  }, [up])
  const direction = directionOf()
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th aria-sort={by && direction} data-number={isNumber || undefined}>
      {by ? (
        <button ref={button} type="button" className={classes.sort} onClick={() => onSort?.(nextOf())}>
          {label}
          <Arrow size={16} stroke={1.6} aria-hidden data-idle={direction === 'none' || undefined} />
        </button>
      ) : (
        label
      )}
    </th>
  )

  function directionOf() {
    if (sort !== undefined && sort === up) return 'ascending'
    return sort !== undefined && sort === down ? 'descending' : 'none'
  }
  function nextOf(): TableSort {
    if (direction === 'none') return up ?? 'recommended'
    return direction === 'ascending' && down ? down : 'recommended'
  }
}
