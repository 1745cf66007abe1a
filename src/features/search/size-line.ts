import type { ProductListItem } from '../../../openapi/generated/schema.ts'
import { formatSizes } from '../../lib/format-sizes.ts'
import type { Language } from '../../lib/language.ts'

/** The variant that was asked for, or what all variants measure. */
export function sizeLine({ asked, sizes }: ProductListItem, language: Language): string {
  const parts = asked ? [asked.color.name, asked.label] : formatSizes(sizes, language)
  return parts.map(unbroken).join('\u00a0· ')
}

/** A line never breaks inside `2–5`: a word joiner holds the dash to what follows it. */
const unbroken = (part: string) => part.replaceAll('–', '–\u2060')
