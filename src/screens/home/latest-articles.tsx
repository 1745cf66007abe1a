import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { Section } from '../../components/section/section.tsx'
import { articlePath } from '../../features/articles/article-path.ts'
import { ArticleCard } from '../../features/articles/article-card.tsx'
import { readBlogs, readNewsList } from '../../features/articles/read-articles.ts'
import { usePagedList } from '../../flows/paged-list/use-paged-list.ts'
import { paths } from '../../lib/paths.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './latest-articles.module.css'

const blogsOnHome = 2
const newsOnHome = 3

/** The newest articles, and the newest news beside them. */
export function LatestArticles() {
  return (
    <div className={classes.reads}>
      <Blogs />
      <News />
    </div>
  )
}

function Blogs() {
  const { t } = useTranslation(['home', 'shell'])
  const { view } = usePagedList('home blogs', readBlogs, {}, blogsOnHome)
  if (view.kind === 'empty' || view.kind === 'failed') return null
  return (
    <Section title={t('shell:articles')} wayOn={{ to: paths.blogList, label: t('seeEverything') }}>
      <ul className={classes.blogs}>
        {view.kind === 'shown' &&
          view.items.map((article) => (
            <li key={article.id}>
              <ArticleCard kind="blog" article={article} isBrief />
            </li>
          ))}
      </ul>
    </Section>
  )
}

function News() {
  const { t } = useTranslation(['home', 'shell'])
  const format = useFormat()
  const { view } = usePagedList('home news', readNewsList, {}, newsOnHome)
  if (view.kind === 'empty' || view.kind === 'failed') return null
  return (
    <Section title={t('shell:news')} wayOn={{ to: paths.newsList, label: t('seeEverything') }}>
      <ul className={classes.news}>
        {view.kind === 'shown' &&
          view.items.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <time className="note" dateTime={publishedAt}>
                {format.date(publishedAt, 'short')}
              </time>
              <Link className="quiet" to={articlePath('news', id)}>
                <NoBreakTerms>{title}</NoBreakTerms>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}
