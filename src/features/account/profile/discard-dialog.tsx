import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'

interface DiscardDialogProps {
  actor: ProfileActor
  /** Forgets what was typed, before the form closes. */
  onDiscard: () => void
}

/** Asks whether the changes of the open form are thrown away. */
export function DiscardDialog({ actor, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation('account')
  const isAsking = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { editing: 'confirmingDiscard' } }),
  )
  const discard = () => {
    onDiscard()
    actor.send({ type: 'discard.confirm' })
  }
  return (
    <ConfirmDialog
      opened={isAsking}
      title={t('discardTitle')}
      confirmLabel={t('discardConfirm')}
      cancelLabel={t('discardCancel')}
      onConfirm={discard}
      onCancel={() => actor.send({ type: 'discard.cancel' })}
      isDanger
    >
      {t('discardText')}
    </ConfirmDialog>
  )
}
