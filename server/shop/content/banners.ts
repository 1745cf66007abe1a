import { asc, eq } from 'drizzle-orm'
import type { Banner, BannerListItem } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { banners } from '../../db/schema/content.ts'
import { notFound } from '../common/problem.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { sanitiseHtml } from '../common/sanitise-html.ts'

const columns = (language: ApiLanguage) => ({
  id: banners.id,
  title: inLanguage(language, banners.titleTh, banners.titleEn),
  imageUrl: banners.imageUrl,
  imageMobileUrl: banners.imageMobileUrl,
  alt: inLanguage(language, banners.altTh, banners.altEn),
  link: banners.link,
})

const withoutNull = <Row extends { link: string | null }>({ link, ...row }: Row) => ({
  ...row,
  ...(link !== null && { link }),
})

export async function listBanners(db: Queries, language: ApiLanguage): Promise<BannerListItem[]> {
  const rows = await db
    .select(columns(language))
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id))
  return rows.map(withoutNull)
}

export async function readBanner(db: Queries, language: ApiLanguage, id: string): Promise<Banner> {
  const [row] = await db
    .select({
      ...columns(language),
      contentHtml: inLanguage(language, banners.contentTh, banners.contentEn),
    })
    .from(banners)
    .where(eq(banners.id, id))
  if (!row) throw notFound('No such banner')
  return { ...withoutNull(row), contentHtml: sanitiseHtml(row.contentHtml) }
}
