import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { RichText } from '../../../components/rich-text/rich-text.tsx'
import { SkeletonGroup, SkeletonText } from '../../../components/skeleton/skeleton.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import classes from './registration.module.css'
import type { Policy } from './policy.ts'

interface PolicyTextProps {
  policy: Policy
  opened: boolean
  onClose: () => void
}

/** The privacy policy in an overlay of its own, above the form. */
export function PolicyText({ policy: { view, retry }, opened, onClose }: PolicyTextProps) {
  const { t } = useTranslation(['registration', 'shell'])
  const format = useFormat()
  return (
    <Overlay opened={opened} onClose={onClose} title={t('policy')} size="wide">
      {view.kind === 'loading' && (
        <SkeletonGroup>
          <SkeletonText lines={10} />
        </SkeletonGroup>
      )}
      {(view.kind === 'failed' || view.kind === 'notFound') && (
        <FailedNotice message={t('policyMissing')} retryLabel={t('shell:retry')} onRetry={retry} />
      )}
      {view.kind === 'shown' && (
        <>
          <p className={classes.note}>
            {t('policyVersion', { version: view.item.version, date: format.date(view.item.effectiveAt) })}
          </p>
          <RichText html={view.item.contentHtml} />
        </>
      )}
    </Overlay>
  )
}
