import { Group, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { EditNotices } from './edit-notices.tsx'
import type { Edit } from '../hooks/use-edit.ts'

interface ReasonDialogProps {
  words: Record<'title' | 'reason' | 'needed' | 'cancel' | 'confirm' | 'conflict', string>
  hint?: string
  maxLength: number
  edit: Edit
  onClose: () => void
  onConfirm: (reason: string) => void
  children?: ReactNode
}

/** Asks why something is done, which a customer reads. It is in the page only while it is open: it starts anew each time. */
export function ReasonDialog({ words, hint, maxLength, edit, onClose, ...props }: ReasonDialogProps) {
  const [typed, type] = useState('')
  const [isMissing, setMissing] = useState(false)
  const reason = typed.trim()
  return (
    <Overlay
      opened
      title={words.title}
      onClose={onClose}
      // Only its button closes it once something is typed: it would be lost.
      persistent={edit.isSaving || typed !== ''}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(reason === '')
          if (reason !== '') props.onConfirm(reason)
        }}
      >
        {props.children}
        <TextInput
          label={words.reason}
          placeholder={hint}
          required
          maxLength={maxLength}
          value={typed}
          error={isMissing && reason === '' && words.needed}
          onChange={(event) => type(event.target.value)}
          data-autofocus
        />
        <EditNotices edit={edit} conflict={words.conflict} />
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={onClose} disabled={edit.isSaving}>
            {words.cancel}
          </ActionButton>
          <ActionButton type="submit" primary tone="danger" isWaiting={edit.isSaving}>
            {words.confirm}
          </ActionButton>
        </Group>
      </form>
    </Overlay>
  )
}
