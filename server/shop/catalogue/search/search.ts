import type { SQL } from 'drizzle-orm'
import type { ProductPage } from '../../../../openapi/generated/schema.ts'
import type { Weights } from './conditions.ts'
import type { SearchTerm } from './search-terms.ts'

/** A keyword as the database is asked for it. */
export interface Search {
  /** The code that the keyword may be, without spaces. */
  code: string
  wanted: SearchTerm[]
  /** Whether the words tell variants apart, so that the documents of variants have to be read. */
  onVariants: boolean
  /** Words that products have together, or one of several such choices; nothing is found where there is none. */
  choices: SearchTerm[][]
  weights: Weights
  fit: SQL
  reported: NonNullable<ProductPage['search']>
}
