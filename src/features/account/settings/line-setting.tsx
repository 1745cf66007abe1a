import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { Group } from '../profile/group.tsx'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { SettingRow } from './setting-row.tsx'

/** The account at LINE that signs the customer in too. */
export function LineSetting({ actor }: { actor: ProfileActor }) {
  const { t } = useTranslation('account')
  const problemText = useFormProblemText()
  const isUnlinking = useSelector(actor, (snapshot) => snapshot.matches({ known: 'unlinkingLine' }))
  const canUnlink = useSelector(actor, (snapshot) => snapshot.can({ type: 'line.unlink' }))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { shown: 'unlinkFailed' } }) ? snapshot.context.errorCode : undefined,
  )
  return (
    <Group title="LINE">
      {failure && (
        <Notice tone="wrong" title={t('unlinkFailed')}>
          {problemText(failure)}
        </Notice>
      )}
      <SettingRow title={t('lineTitle')} note={t('lineNote')}>
        <ActionButton
          isSmall
          isWaiting={isUnlinking}
          disabled={!canUnlink && !isUnlinking}
          onClick={() => actor.send({ type: 'line.unlink' })}
        >
          {t('unlinkLine')}
        </ActionButton>
      </SettingRow>
    </Group>
  )
}
