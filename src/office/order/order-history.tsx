import { Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useFormat } from '../../lib/formats/use-format.ts'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import type { Edit } from '../hooks/use-edit.ts'
import { entriesOf } from './history-entries.ts'
import { writeNote } from './order-change.ts'
import classes from './order-screen.module.css'

interface OrderHistoryProps {
  detail: OfficeOrderDetail
  edit: Edit
}

/** What happened and what colleagues wrote, the newest first. */
export function OrderHistory({ detail, edit }: OrderHistoryProps) {
  const { t } = useTranslation(['office', 'orders'])
  const { dateTime } = useFormat()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isTyped, setTyped] = useState(false)
  useAskBeforeLeaving(isTyped)
  return (
    <section className={`office-panel ${classes.panel}`}>
      <h2>{t('history')}</h2>
      <form
        className={classes.noteForm}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = field.current?.value ?? ''
          const text = typed.trim()
          if (text === '') return
          const onSaved = () => {
            // What was typed since then is the next note.
            if (field.current?.value !== typed) return
            field.current.value = ''
            setTyped(false)
          }
          edit.save(writeNote(detail.order.orderNumber, text), onSaved)
        }}
      >
        <Textarea
          ref={field}
          rows={1}
          maxLength={1000}
          aria-label={t('note')}
          placeholder={t('noteHint')}
          onChange={(event) => setTyped(event.target.value.trim() !== '')}
        />
        <ActionButton type="submit" isSmall isWaiting={edit.isSaving}>
          {t('saveNote')}
        </ActionButton>
      </form>
      <ol className={classes.history}>
        {entriesOf(detail).map(({ key, at, words, text, by, note }) => (
          <li key={key}>
            <span className={classes.name}>
              <b>{text ?? (words ? t(words) : '')}</b>
              {by && <i className="note">{by}</i>}
              {note && <i className="note">{note}</i>}
            </span>
            <time dateTime={at} className="note">
              {dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
