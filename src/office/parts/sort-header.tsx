import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useFilters } from '../hooks/use-filters.ts'

interface SortHeaderProps {
  label: string
  /** What the column can be sorted by: upwards first, then downwards. */
  sorts: readonly [up: string, down?: string]
  /** Where it has one way only: whether that is downwards. */
  isDown?: boolean
  /** How the table is sorted now. */
  sort: string | undefined
  className?: string | undefined
}

/** A link to the same rows, sorted by this column, or the other way round. */
export function SortHeader({ label, sorts: [up, down], isDown, sort, className }: SortHeaderProps) {
  const { to } = useFilters()
  const isUp = sort === up && !isDown
  const isSorted = sort !== undefined && (sort === up || sort === down)
  const order = isUp ? 'ascending' : isSorted ? 'descending' : undefined
  const Arrow = isUp ? IconChevronUp : IconChevronDown
  return (
    <th aria-sort={order} className={className}>
      <Link to={to('sort', down !== undefined && sort !== down ? down : up)}>
        {label} {order && <Arrow size={16} stroke={1.8} aria-hidden />}
      </Link>
    </th>
  )
}
