import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'

interface RefuseDialogProps {
  opened: boolean
  onClose: () => void
  onRefuse: (reason: string) => void
}

/** Asks why a review is not shown. */
export function RefuseDialog({ opened, onClose, onRefuse }: RefuseDialogProps) {
  const { t } = useTranslation('officeReviews')
  const [isEmpty, setIsEmpty] = useState(false)
  return (
    <Overlay opened={opened} title={t('refuseTitle')} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const reason = String(new FormData(event.currentTarget).get('reason')).trim()
          setIsEmpty(reason === '')
          if (reason !== '') onRefuse(reason)
        }}
      >
        <TextInput
          name="reason"
          label={t('reason')}
          placeholder={t('reasonHint')}
          maxLength={500}
          error={isEmpty && t('reasonNeeded')}
          data-autofocus
        />
        <ActionButton type="submit" tone="danger">
          {t('refuse')}
        </ActionButton>
      </form>
    </Overlay>
  )
}
