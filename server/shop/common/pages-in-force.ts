import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { ContentPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { pages } from '../../db/schema/content.ts'

/** The versions of a page that came into force, the newest first; a later version can be stored in advance. */
export const pagesInForce = (db: Queries, slug: ContentPage['slug'], { most = 1 } = {}) =>
  db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), lte(pages.effectiveAt, sql`now()`)))
    .orderBy(desc(pages.effectiveAt), desc(pages.version))
    .limit(most)
