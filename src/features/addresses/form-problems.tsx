import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { DraftNotice } from '../../components/rule-form/draft-notice.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import { WrongCount } from './wrong-count.tsx'

interface FormProblemsProps {
  actor: AddressBookActor
  wrongCount: number
  isRestored: boolean
  onStartOver: () => void
}

/** What concerns the whole form: a refusal, no answer, the number of wrong fields, a draft that came back. */
export function FormProblems({ actor, wrongCount, isRestored, onStartOver }: FormProblemsProps) {
  const { t } = useTranslation(['addresses', 'problems'])
  const problemText = useProblemText()
  const state = useSelector(actor, (snapshot) => snapshot)
  const code = state.context.errorCode
  if (state.matches({ form: { filling: 'full' } })) {
    return (
      <Notice
        tone="wrong"
        title={t('problems:ADDRESS_BOOK_FULL')}
        action={
          <ActionButton isSmall onClick={() => actor.send({ type: 'form.setAside' })}>
            {t('makeRoom')}
          </ActionButton>
        }
      >
        {t('kept')}
      </Notice>
    )
  }
  if (state.matches({ form: { filling: 'failed' } })) {
    return (
      <Notice tone="wrong" title={problemText(code)}>
        {t('kept')}
      </Notice>
    )
  }
  if (state.matches({ form: { filling: 'refused' } }) && wrongCount === 0) {
    return <Notice tone="wrong">{problemText(code ?? 'VALIDATION')}</Notice>
  }
  if (wrongCount > 0 || !isRestored) return <WrongCount count={wrongCount} />
  return <DraftNotice onStartOver={onStartOver} />
}
