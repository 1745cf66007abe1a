import { useTranslation } from 'react-i18next'
import { ActionButton } from '../action/action.tsx'
import { Notice } from '../notice/notice.tsx'

/** Says that a draft was restored into the form, and offers to start over. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('account')
  return (
    <Notice
      tone="info"
      action={
        <ActionButton isSmall tone="quiet" onClick={onStartOver}>
          {t('startOver')}
        </ActionButton>
      }
    >
      {t('draftRestored')}
    </Notice>
  )
}
