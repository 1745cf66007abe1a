import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import type { AddressBookActor } from '../../flows/address-book/address-book-effects.ts'
import { deletionView } from '../../flows/address-book/deletion-view.ts'
import { addressText } from '../../lib/thai-addresses/format-address.ts'
import classes from './address-book.module.css'

/** Asks before an address is deleted, and says which one becomes the default in its place. */
export function DeletionDialog({ actor }: { actor: AddressBookActor }) {
  const { t } = useTranslation('addresses')
  const isDeleting = useSelector(actor, (state) => state.matches('deleting'))
  const question = useSelector(actor, deletionView, isSameQuestion)
  // While the dialog closes, it still shows what was asked.
  const [last, setLast] = useState(question)
  if (question && !isSameQuestion(question, last)) setLast(question)
  const { address, heir } = question ?? last ?? {}
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title={t(address?.isDefault ? 'deleteDefaultTitle' : 'deleteTitle')}
      confirmLabel={t('confirmDelete')}
      cancelLabel={t('keep')}
      onConfirm={() => actor.send({ type: 'deletion.confirm' })}
      onCancel={() => actor.send({ type: 'deletion.cancel' })}
      isWaiting={isDeleting}
      isDanger
    >
      {address && (
        <p className={classes.gone}>
          <b>{address.recipientName}</b>
          <br />
          {addressText(address)}
        </p>
      )}
      {heir && <Notice tone="info">{t('heir', { name: heir.recipientName })}</Notice>}
      <p className="remark">{t('deleteKeepsOrders')}</p>
    </ConfirmDialog>
  )
}

type Question = ReturnType<typeof deletionView>

const isSameQuestion = (one: Question, other: Question) =>
  one?.address === other?.address && one?.heir === other?.heir
