import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '../../api/problem.ts'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'

interface RecordFallbackProps {
  view: { kind: 'loading' | 'notFound' | 'failed' }
  retry: () => void
  /** What is said where there is none: asking again would not help. */
  missing?: ProblemCode
  /** Which of several could not be read. */
  name?: string
  className?: string | undefined
}

/** Stands for a record that is not shown: because it is still read, or cannot be. */
export function RecordFallback({
  view: { kind },
  retry,
  missing = 'NOT_FOUND',
  name,
  className,
}: RecordFallbackProps) {
  const { t } = useTranslation(['parts', 'problems'])
  if (kind === 'loading') return <p className={className}>{t('loading')}</p>
  const named = (words: string) => (name === undefined ? words : `${name}: ${words}`)
  if (kind === 'notFound') return <Notice tone="info">{named(t(`problems:${missing}`))}</Notice>
  return <FailedNotice message={named(t('problems:INTERNAL'))} onRetry={retry} />
}
