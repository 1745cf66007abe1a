import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { EditNotices } from '../edit-notices.tsx'
import type { Edit } from '../use-edit.ts'

interface CancelDialogProps {
  isOpen: boolean
  edit: Edit
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks why an order is cancelled, which its customer reads. */
export function CancelDialog({ isOpen, edit, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation(['office', 'orders'])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmDialog
      opened={isOpen}
      title={t('orders:cancelTitle')}
      confirmLabel={t('orders:cancel')}
      cancelLabel={t('orders:keepOrder')}
      isDanger
      isWaiting={edit.isSaving}
      onCancel={onClose}
      onConfirm={() => (reason.trim() === '' ? setMissing(true) : onConfirm(reason.trim()))}
    >
      <p>{t('cancelText')}</p>
      <TextInput
        label={t('cancelReason')}
        required
        maxLength={200}
        value={reason}
        error={isMissing && reason.trim() === '' && t('reasonNeeded')}
        onChange={(event) => setReason(event.target.value)}
      />
      <EditNotices edit={edit} conflict={t('conflict')} />
    </ConfirmDialog>
  )
}
