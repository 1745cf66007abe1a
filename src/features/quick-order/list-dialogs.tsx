import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import type { SavedListsFlow } from '../../flows/saved-lists/use-saved-lists.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import classes from './saved-lists.module.css'

const longestName = 60

/** Asks for the name of a list, and before one is deleted. */
export function ListDialogs({ snapshot, send }: SavedListsFlow) {
  const { t } = useTranslation('quickOrder')
  const { draft, lists, subjectId } = snapshot.context
  // Lines that take the place of others are saved without a question.
  const isReplacing = draft.id !== undefined && draft.lines !== undefined
  const isSaving = snapshot.matches('saving') && !isReplacing
  const isDeleting = snapshot.matches('deleting')
  const subject = lists.find(({ id }) => id === subjectId)
  return (
    <>
      <Overlay
        opened={snapshot.matches('naming') || isSaving}
        title={draft.lines === undefined ? t('renameTitle') : t('saveTitle')}
        onClose={() => send({ type: 'form.cancel' })}
        persistent={isSaving}
      >
        <NameForm {...{ snapshot, send, isSaving }} />
      </Overlay>
      <ConfirmDialog
        opened={snapshot.matches('confirmingDeletion') || isDeleting}
        title={t('deleteTitle', { name: subject?.name })}
        confirmLabel={t('deleteList')}
        cancelLabel={t('keepList')}
        onConfirm={() => send({ type: 'deletion.confirm' })}
        onCancel={() => send({ type: 'deletion.cancel' })}
        isWaiting={isDeleting}
        isDanger
      >
        <p>{t('deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}

function NameForm({ snapshot, send, isSaving }: SavedListsFlow & { isSaving: boolean }) {
  const { t } = useTranslation('quickOrder')
  const problemText = useProblemText()
  const { draft, errorCode } = snapshot.context
  const [name, setName] = useState(draft.name)
  const isTaken = errorCode === 'LIST_NAME_TAKEN'
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'name.submit', name })
      }}
    >
      <TextField
        label={t('listName')}
        name="listName"
        value={name}
        maxLength={longestName}
        max={longestName}
        autoComplete="off"
        autoFocus
        hint={draft.lines && t('saveHint', { count: draft.lines.length })}
        error={
          errorCode === undefined
            ? null
            : errorCode === 'NAME_MISSING'
              ? t('nameMissing')
              : errorCode === 'LIST_GONE'
                ? t('listGone')
                : problemText(errorCode)
        }
        onChange={({ target }) => setName(target.value)}
      />
      {isTaken && snapshot.can({ type: 'name.replace' }) && (
        <ActionButton onClick={() => send({ type: 'name.replace' })}>
          {t('saveOver', { name: draft.name.trim() })}
        </ActionButton>
      )}
      <div className={classes.buttons}>
        <ActionButton disabled={isSaving} onClick={() => send({ type: 'form.cancel' })}>
          {t('cancel')}
        </ActionButton>
        <ActionButton type="submit" primary isWaiting={isSaving}>
          {t('saveName')}
        </ActionButton>
      </div>
    </form>
  )
}
