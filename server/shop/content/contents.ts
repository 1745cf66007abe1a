import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { ContentPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { pages } from '../../db/schema/content.ts'
import { notFound } from '../common/problem.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { sanitiseHtml } from '../common/sanitise-html.ts'

/** The version of a page that is in force now; a later version can be stored in advance. */
export async function readContent(
  db: Queries,
  language: ApiLanguage,
  slug: ContentPage['slug'],
): Promise<ContentPage> {
  const [page] = await db
    .select({
      slug: pages.slug,
      title: inLanguage(language, pages.titleTh, pages.titleEn),
      version: pages.version,
      effectiveAt: pages.effectiveAt,
      contentHtml: inLanguage(language, pages.contentTh, pages.contentEn),
    })
    .from(pages)
    .where(and(eq(pages.slug, slug), lte(pages.effectiveAt, sql`now()`)))
    .orderBy(desc(pages.effectiveAt), desc(pages.version))
    .limit(1)
  if (!page) throw notFound('No such page')
  return {
    ...page,
    effectiveAt: page.effectiveAt.toISOString(),
    contentHtml: sanitiseHtml(page.contentHtml),
  }
}
