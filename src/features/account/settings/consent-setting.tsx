import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { DataRows } from '../../../components/data-rows/data-rows.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { wantsNews } from '../../../flows/profile/profile-view.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { paths } from '../../../lib/paths.ts'
import { Group } from '../profile/group.tsx'
import { useProblemText } from '../use-problem-text.ts'

/** News is switched at once; the consent to the privacy policy is shown with its version. */
export function ConsentSetting({ actor, profile }: { actor: ProfileActor; profile: Profile }) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const isOn = useSelector(actor, wantsNews)
  const canSet = useSelector(actor, (snapshot) => snapshot.can({ type: 'news.set', news: !isOn }))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { shown: 'newsFailed' } }) ? snapshot.context.errorCode : undefined,
  )
  return (
    <Group title={t('consents')}>
      {failure && (
        <Notice tone="wrong" title={t('newsFailed')}>
          {problemText(failure)}
        </Notice>
      )}
      <Switch
        label={t('news')}
        description={t('newsNote')}
        aria-label={t('news')}
        checked={isOn}
        onChange={(event) => actor.send({ type: 'news.set', news: event.currentTarget.checked })}
        // It keeps the focus while a change is being saved, which `disabled` would take away.
        readOnly={!canSet}
        aria-disabled={!canSet || undefined}
      />
      <DataRows
        rows={[
          {
            name: t('privacyPolicy'),
            value: t('privacyPolicyAccepted', { version: profile.consents.privacyPolicyVersion }),
            action: (
              <Link to={paths.privacyPolicy} aria-label={t('readPrivacyPolicy')}>
                {t('read')}
              </Link>
            ),
          },
        ]}
      />
    </Group>
  )
}
