import { useSelector } from '@xstate/react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { useRefusals } from '../../../components/rule-form/use-refusals.tsx'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'
import { DiscardChanges } from './discard-changes.tsx'
import { GroupNotice } from './group-notice.tsx'
import classes from './profile.module.css'

interface GroupFormProps<Values extends object> {
  actor: ProfileActor
  form: {
    values: () => Values
    refuse: (messages: Partial<Record<keyof Values & string, ReactNode>>) => void
    wrongCount: number
    changedCount: number
    isRestored: boolean
    discard: () => void
  }
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The frame of each form of the profile: what is wrong, the fields, save and cancel. */
export function GroupForm<Values extends object>({
  actor,
  form,
  onSubmit,
  children,
}: GroupFormProps<Values>) {
  const { t } = useTranslation('account')
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ known: { editing: 'saving' } }))
  useRefusals(
    form,
    useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
  )
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  // The values are with the server now; the draft would offer them again.
  useEmitted(actor, 'profile.saved', form.discard)

  const cancel = () => actor.send({ type: 'profile.cancel', hasChanges: form.changedCount > 0 })
  return (
    <form ref={element} noValidate className={`stack ${classes.form}`} onSubmit={onSubmit}>
      <GroupNotice actor={actor} form={form} />
      <div className={`stack ${classes.fields}`}>{children}</div>
      <div className={classes.save}>
        <ActionButton primary type="submit" isWaiting={isSaving}>
          {t('save')}
        </ActionButton>
        <ActionButton tone="quiet" onClick={cancel} disabled={isSaving}>
          {t('cancel')}
        </ActionButton>
        {form.changedCount > 0 && (
          <span className="note">{t('unsavedFields', { count: form.changedCount })}</span>
        )}
      </div>
      <DiscardChanges actor={actor} onDiscard={form.discard} />
    </form>
  )
}
