import { IconDownload } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { busyWith, loginOf } from '../../../flows/profile/profile-view.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { Group } from '../profile/group.tsx'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { SettingRow } from './setting-row.tsx'

/** The rights of the customer to their own data: a copy of it, and its erasure. */
export function OwnData({ actor, profile }: { actor: ProfileActor; profile: Profile }) {
  const { t } = useTranslation('account')
  const problemText = useFormProblemText()
  const isExporting = useSelector(actor, (snapshot) => snapshot.matches({ known: 'exporting' }))
  const canExport = useSelector(actor, (snapshot) => snapshot.can({ type: 'data.export' }))
  const canClose = useSelector(actor, (snapshot) => snapshot.can({ type: 'account.close' }))
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { shown: 'exportFailed' } }) ? snapshot.context.errorCode : undefined,
  )
  const isClosing = useSelector(actor, (snapshot) => snapshot.matches({ known: 'closing' }))
  const busy = useSelector(actor, busyWith)
  return (
    <Group title={t('ownData')}>
      {failure && (
        <Notice tone="wrong" title={t('exportFailed')}>
          {problemText(failure)}
        </Notice>
      )}
      {busy && <p className="note">{t(busy === 'form' ? 'finishOpenForm' : 'waitForAnswer')}</p>}
      <SettingRow title={t('exportTitle')} note={t('exportNote')}>
        <ActionButton
          isSmall
          isWaiting={isExporting}
          disabled={!canExport && !isExporting}
          onClick={() => actor.send({ type: 'data.export' })}
        >
          <IconDownload size={18} stroke={1.6} aria-hidden />
          {t('export')}
        </ActionButton>
      </SettingRow>
      <SettingRow title={t('closeAccount')} note={t('closeAccountNote')}>
        <ActionButton
          isSmall
          tone="danger"
          disabled={!canClose}
          onClick={() => actor.send({ type: 'account.close' })}
        >
          {t('closeAccount')}
        </ActionButton>
      </SettingRow>
      {isClosing && <CloseAccountDialog actor={actor} userName={loginOf(profile)} />}
    </Group>
  )
}
