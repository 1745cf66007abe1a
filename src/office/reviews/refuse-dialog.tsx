import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { EditNotices } from '../edit-notices.tsx'
import type { Edit } from '../use-edit.ts'

interface RefuseDialogProps {
  opened: boolean
  edit: Edit
  onClose: () => void
  onRefuse: (reason: string) => void
}

/** Asks why a review is not shown. */
export function RefuseDialog({ opened, edit, onClose, onRefuse }: RefuseDialogProps) {
  const { t } = useTranslation('officeReviews')
  const [isEmpty, setIsEmpty] = useState(false)
  // Only its button closes it once something is typed: it would be lost.
  const [isTyped, setTyped] = useState(false)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    setTyped(false)
    setIsEmpty(false)
  }
  return (
    <Overlay opened={opened} title={t('refuseTitle')} onClose={onClose} persistent={edit.isSaving || isTyped}>
      <form
        className="stack"
        noValidate
        onChange={() => setTyped(true)}
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
        <EditNotices edit={edit} conflict={t('conflict')} />
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={onClose} disabled={edit.isSaving}>
            {t('cancel')}
          </ActionButton>
          <ActionButton type="submit" tone="danger" isWaiting={edit.isSaving}>
            {t('refuse')}
          </ActionButton>
        </Group>
      </form>
    </Overlay>
  )
}
