import { useSelector } from '@xstate/react'
import { DiscardDialog } from '../../../components/rule-form/discard-dialog.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'

interface DiscardChangesProps {
  actor: ProfileActor
  /** Forgets what was typed, before the form closes. */
  onDiscard: () => void
}

/** Asks whether the changes of the open form are thrown away. */
export function DiscardChanges({ actor, onDiscard }: DiscardChangesProps) {
  const isAsking = useSelector(actor, (snapshot) =>
    snapshot.matches({ known: { editing: 'confirmingDiscard' } }),
  )
  return <DiscardDialog actor={actor} isAsking={isAsking} onDiscard={onDiscard} />
}
