import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { RichText } from '../../../components/rich-text/rich-text.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { useFormat } from '../../../lib/formats/use-format.ts'
import type { Policy } from './policy.ts'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

/** The policy is never accepted beforehand. Its text opens over the form, which stays as it is. */
export function Consents({ form, policy }: { form: RegistrationForm; policy: Policy }) {
  const { t } = useTranslation(['registration', 'screens'])
  const [isReading, setReading] = useState(false)
  const read = (
    <button
      type="button"
      className={classes.inText}
      onClick={(event) => {
        // Inside the label a press would also tick the box.
        event.preventDefault()
        setReading(true)
      }}
    >
      {t('policy')}
    </button>
  )
  return (
    <div className={classes.consents}>
      <Checkbox
        key={form.key('consent')}
        {...form.check('consent')}
        label={<Trans t={t} i18nKey="acceptPolicy" components={{ read }} />}
        required
      />
      <Checkbox key={form.key('news')} {...form.check('news')} label={t('acceptNews')} />
      <PolicyText policy={policy} opened={isReading} onClose={() => setReading(false)} />
    </div>
  )
}

interface PolicyTextProps {
  policy: Policy
  opened: boolean
  onClose: () => void
}

/** The privacy policy in an overlay of its own, above the form. */
function PolicyText({ policy: { view, retry }, opened, onClose }: PolicyTextProps) {
  const { t } = useTranslation('registration')
  const format = useFormat()
  return (
    <Overlay opened={opened} onClose={onClose} title={t('policy')} size="wide">
      {view.kind === 'loading' && <SkeletonGroup lines={10} />}
      {(view.kind === 'failed' || view.kind === 'notFound') && (
        <FailedNotice message={t('policyMissing')} onRetry={retry} />
      )}
      {view.kind === 'shown' && (
        <>
          <p className="note">
            {t('policyVersion', { version: view.item.version, date: format.date(view.item.effectiveAt) })}
          </p>
          <RichText html={view.item.contentHtml} />
        </>
      )}
    </Overlay>
  )
}
