import { Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentPage, ContentSlug } from '../../../openapi/generated/schema.ts'
import { ContentsList } from '../../components/contents-list/contents-list.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import { readContent } from '../../flows/record/read-content.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { usePageMeta } from '../../lib/flows/page-flows.ts'
import { outlined } from '../../components/contents-list/outline.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './legal-page.module.css'

interface LegalPageProps {
  /** Shown until the text is loaded. */
  title: string
  slug: ContentSlug
}

/** A legal text with its version, its effective date and its outline. */
export function LegalPage({ title, slug }: LegalPageProps) {
  const { t } = useTranslation('content')
  const { view, retry } = useRecord('content', slug, readContent)
  usePageMeta({
    isMissing: view.kind === 'notFound',
    ...(view.kind === 'shown' && { subject: { kind: 'content', item: view.item } }),
  })
  return (
    <div className="wrap">
      <h1 className={classes.title} tabIndex={-1}>
        {view.kind === 'shown' ? view.item.title : title}
      </h1>
      {view.kind === 'loading' && <LegalTextLoading />}
      {view.kind === 'notFound' && <p>{t('notWritten')}</p>}
      {view.kind === 'failed' && <FailedNotice message={t('failed')} onRetry={retry} />}
      {view.kind === 'shown' && <LegalText page={view.item} />}
    </div>
  )
}

function LegalText({ page }: { page: ContentPage }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { html, headings } = useMemo(() => outlined(page.contentHtml), [page.contentHtml])
  return (
    <>
      <p className={classes.facts}>
        <span>{t('version', { version: page.version })}</span>
        <span>{t('effective', { date: format.date(page.effectiveAt) })}</span>
      </p>
      <div className={classes.columns}>
        <ContentsList headings={headings} />
        <RichText html={html} />
      </div>
    </>
  )
}

function LegalTextLoading() {
  return (
    <SkeletonGroup>
      <div className={classes.facts}>
        <Skeleton width="12em" height="1em" />
      </div>
      <SkeletonText lines={10} />
    </SkeletonGroup>
  )
}
