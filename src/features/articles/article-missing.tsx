import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { paths } from '../../lib/paths.ts'
import type { ArticleKind } from './article-address.ts'

/** The not-found page for an address that matches no article. */
export function ArticleMissing({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation('articles')
  return (
    <>
      <ScreenHeading title={t(kind === 'blog' ? 'blogMissing' : 'newsMissing')}>
        {t('missingHelp')}
      </ScreenHeading>
      <ActionLink to={kind === 'blog' ? paths.blogList : paths.newsList}>
        {t(kind === 'blog' ? 'allBlogs' : 'allNews')}
      </ActionLink>
    </>
  )
}
