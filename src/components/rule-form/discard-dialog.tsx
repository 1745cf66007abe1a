import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'

interface DiscardDialogProps {
  /** The flow of the form. */
  actor: { send: (event: { type: 'discard.confirm' | 'discard.cancel' }) => void }
  isAsking: boolean
  /** Forgets what was typed, before the form closes. */
  onDiscard: () => void
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ actor, isAsking, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation('account')
  return (
    <ConfirmDialog
      opened={isAsking}
      title={t('discardTitle')}
      confirmLabel={t('discardConfirm')}
      cancelLabel={t('discardCancel')}
      onConfirm={() => {
        onDiscard()
        actor.send({ type: 'discard.confirm' })
      }}
      onCancel={() => actor.send({ type: 'discard.cancel' })}
      isDanger
    >
      {t('discardText')}
    </ConfirmDialog>
  )
}
