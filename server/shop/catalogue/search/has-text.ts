import { sql, type SQL } from 'drizzle-orm'
import { likePattern } from '../../common/like-pattern.ts'

/**
 * That a product's text has a piece of a keyword. Two Latin letters stand somewhere in most texts, so they have to begin
 * a word; and only then an index finds them.
 */
export const hasText = (content: SQL, text: string): SQL =>
  /^[a-z0-9]{1,2}$/.test(text)
    ? sql`(${content} like ${`${text}%`} or ${content} like ${`% ${text}%`})`
    : sql`${content} like ${likePattern(text)}`

/** A text array as one expression, each of its texts a parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
