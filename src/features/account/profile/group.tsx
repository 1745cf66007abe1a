import { IconPencil } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileGroup } from '../../../../machines/profile/profile.machine.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { busyWith } from '../../../flows/profile/profile-view.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import classes from './profile.module.css'

interface GroupProps {
  title: string
  children: ReactNode
}

/** A titled part of the account. */
export function Group({ title, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className="h3">
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}

interface EditableGroupProps extends GroupProps {
  actor: ProfileActor
  group: ProfileGroup
  hasDraft: boolean
  form: ReactNode
}

/** A part of the profile that turns into a form. */
export function EditableGroup({ title, children, actor, group, hasDraft, form }: EditableGroupProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const head = useRef<HTMLDivElement>(null)
  const isOpen = useSelector(actor, (snapshot) => snapshot.context.group === group)
  const busy = useSelector(actor, busyWith)
  const canEdit = useSelector(actor, (snapshot) => snapshot.can({ type: 'profile.edit', group }))

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The button comes back when the form closes; the keyboard continues there.
    if (wasOpen.current && !isOpen) head.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <section aria-labelledby={id}>
      <div className={classes.head} ref={head}>
        <h2 id={id} className="h3">
          {title}
        </h2>
        {!isOpen && (
          <ActionButton
            isSmall
            disabled={!canEdit}
            onClick={() => actor.send({ type: 'profile.edit', group })}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden />
            {t(hasDraft ? 'continueEditing' : 'edit')}
            <span className="visually-hidden"> {title}</span>
          </ActionButton>
        )}
      </div>
      {!isOpen && !canEdit && busy && (
        <p className="note">{t(busy === 'form' ? 'finishOpenForm' : 'waitForAnswer')}</p>
      )}
      {isOpen ? form : children}
    </section>
  )
}
