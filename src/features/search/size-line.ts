import type { ProductListItem } from '../../../openapi/generated/schema.ts'
import { formatDimensions } from '../../lib/format-measure.ts'
import type { Language } from '../../lib/language.ts'

/** The variant that was asked for, the only size, or the smallest and the largest. */
export function sizeLine({ asked, sizes }: ProductListItem, language: Language): string {
  if (asked) return `${asked.color.name} · ${asked.label}`
  if (sizes.label !== undefined) return sizes.label
  const ends = [sizes.smallest, sizes.largest].map((size) => formatDimensions(size, language))
  return [...new Set(ends)].join(' – ')
}
