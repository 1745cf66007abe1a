import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-with.ts'

/** Asks before what was typed is lost. */
export function DiscardDialog({ actor, onDiscard }: { actor: AddressBookActor; onDiscard: () => void }) {
  const { t } = useTranslation('addresses')
  const isAsking = useSelector(actor, (state) => state.matches({ form: 'confirmingDiscard' }))
  return (
    <ConfirmDialog
      opened={isAsking}
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      cancelLabel={t('goOn')}
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
