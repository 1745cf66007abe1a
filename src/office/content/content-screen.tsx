import { useDidUpdate } from '@mantine/hooks'
import { Box, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { ContentKind } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { withPage } from '../../lib/page-number.ts'
import { Keyword } from '../parts/filters.tsx'
import { RecordFallback } from '../parts/record-fallback.tsx'
import { given, keywordOf, oneOf, pageOf } from '../query.ts'
import { useTitle } from '../hooks/use-title.ts'
import { kinds, readContents, type ContentQuery } from './content-api.ts'
import { ContentList } from './content-list.tsx'
import { ContentOf, NewContent } from './content-of.tsx'
import classes from './content-screen.module.css'

/** News, blogs, banners and pages: their list, and the one that is written on. */
export default function ContentScreen() {
  const { t } = useTranslation(['officeContent', 'office'])
  const [search] = useSearchParams()
  const { kind, id } = useParams()
  const shownKind = oneOf(kinds, search.get('kind'))
  useTitle(t('office:contents'))
  return (
    <>
      <Group gap="6 10" mb={12}>
        <h1>{t('office:contents')}</h1>
        <nav className={classes.kinds} aria-label={t('kinds')}>
          {[undefined, ...kinds].map((one) => (
            <Link
              key={one ?? 'all'}
              to={one ? `/content?kind=${one}` : '/content'}
              aria-current={one === shownKind ? 'page' : undefined}
            >
              {t(`kind_${one ?? 'all'}`)}
            </Link>
          ))}
        </nav>
        <Box component="span" ml="auto">
          <ActionLink to={`/content/${shownKind === 'page' ? 'news' : (shownKind ?? 'news')}`}>
            {t('writeNew')}
          </ActionLink>
        </Box>
      </Group>
      <FoundContents chosen={{ kind: oneOf(kinds, kind), id }} />
    </>
  )
}

function FoundContents({
  chosen: { kind, id },
}: {
  chosen: { kind: ContentKind | undefined; id: string | undefined }
}) {
  const { t } = useTranslation(['officeContent', 'office'])
  const [search] = useSearchParams()
  const query = given<ContentQuery>({
    ...pageOf(search),
    kind: oneOf(kinds, search.get('kind')),
    keyword: keywordOf(search),
  })
  const { view, open, refresh, retry } = useRecord('contents', query, readContents)
  // With another `key` the editor beside the list would lose what is typed.
  useDidUpdate(() => open(query), [String(search)])
  return (
    <div className={classes.columns} data-open={kind !== undefined || undefined}>
      <section className={classes.list} aria-label={t('list')}>
        <Keyword label={t('search')} isPlain />
        {view.kind !== 'shown' && <RecordFallback view={view} retry={retry} />}
        {view.kind === 'shown' && <ContentList items={view.item.data} />}
        {view.kind === 'shown' && view.item.totalRecords > query.pageNumber * query.pageSize && (
          <Link to={`?${withPage(String(search), query.pageNumber + 1)}`}>{t('office:pageAfter')}</Link>
        )}
      </section>
      {kind && id !== undefined && (
        <ContentOf key={`${kind}/${id}`} contentKey={{ kind, id }} onSaved={refresh} />
      )}
      {kind && id === undefined && <NewContent kind={kind} onSaved={refresh} />}
    </div>
  )
}
