import type { CSSProperties } from 'react'
import type { OrderStatus } from '../../../openapi/generated/schema.ts'

/** The theme colours of a status (spec part 4), as the custom properties that its parts read. */
export const statusColors = (status: OrderStatus): CSSProperties =>
  ({
    '--status-fg': `var(--st-${status})`,
    '--status-bg': `var(--st-${status}-bg)`,
  }) as CSSProperties
