import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/notice/notice.tsx'
import { DraftNotice } from '../../../components/rule-form/draft-notice.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'

interface GroupNoticeProps {
  actor: ProfileActor
  form: { wrongCount: number; isRestored: boolean; discard: () => void }
}

/** What concerns the form as a whole: no answer, the number of wrong fields, a draft that came back. */
export function GroupNotice({ actor, form }: GroupNoticeProps) {
  const { t } = useTranslation('account')
  const hasFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { editing: { filling: 'failed' } } }),
  )
  const isRefused = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { editing: { filling: 'refused' } } }),
  )
  if (form.wrongCount > 0 && !hasFailed) {
    return <Notice tone="wrong">{t('wrongFields', { count: form.wrongCount })}</Notice>
  }
  if (hasFailed || isRefused) return <SaveFailure actor={actor} />
  return form.isRestored && <DraftNotice onStartOver={form.discard} />
}

/** Why the open form was not saved. */
export function SaveFailure({ actor }: { actor: ProfileActor }) {
  const { t } = useTranslation('account')
  const problemText = useFormProblemText()
  const code = useSelector(actor, (snapshot) => snapshot.context.errorCode)
  const hasFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { editing: { filling: 'failed' } } }),
  )
  if (!code) return null
  if (!hasFailed) return <Notice tone="wrong">{problemText('VALIDATION')}</Notice>
  return (
    <Notice tone="wrong" title={problemText(code)}>
      {t('typedIsKept')}
    </Notice>
  )
}
