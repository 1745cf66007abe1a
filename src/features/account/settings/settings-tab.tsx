import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { DataRows } from '../../../components/data-rows/data-rows.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { wantsNews } from '../../../flows/profile/profile-view.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { paths } from '../../../lib/paths.ts'
import { Group } from '../profile/group.tsx'
import { WithProfile } from '../profile/profile-tab.tsx'
import classes from '../profile/profile.module.css'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { LineSetting } from './line-setting.tsx'
import { OwnData } from './own-data.tsx'

interface SettingsTabProps {
  actor: ProfileActor
  /** Settings that do not belong to the profile. */
  children?: ReactNode
}

export function SettingsTab({ actor, children }: SettingsTabProps) {
  // An open form of the profile would block the settings; its draft stays and is offered again.
  useEffect(() => actor.send({ type: 'profile.setAside' }), [actor])
  return (
    <div className={classes.groups}>
      {children}
      <WithProfile actor={actor}>
        {(profile) => (
          <div className={classes.groups}>
            <ConsentSetting actor={actor} profile={profile} />
            {profile.lineUserId !== undefined && <LineSetting actor={actor} />}
            <OwnData actor={actor} profile={profile} />
          </div>
        )}
      </WithProfile>
    </div>
  )
}

/** News is switched at once; the consent to the privacy policy is shown with its version. */
function ConsentSetting({ actor, profile }: { actor: ProfileActor; profile: Profile }) {
  const { t } = useTranslation('account')
  const problemText = useFormProblemText()
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
