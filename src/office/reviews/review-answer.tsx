import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useAskBeforeLeaving } from '../use-ask-before-leaving.ts'
import classes from './reviews-screen.module.css'

interface ReviewAnswerProps {
  review: OfficeReview
  author: string
  isSaving: boolean
  onSave: (text: string) => void
}

/** The shop's answer, which everybody reads. Left empty, there is none. */
export function ReviewAnswer({ review, author, isSaving, onSave }: ReviewAnswerProps) {
  const { t } = useTranslation('officeReviews')
  const { version } = review
  const saved = review.answer?.text ?? ''
  /** What was typed, and the answer of that time. */
  const [draft, setDraft] = useState<{ text: string; before: string }>()
  const [seenVersion, setSeenVersion] = useState(version)
  if (version !== seenVersion) {
    setSeenVersion(version)
    if (draft?.text.trim() === saved) setDraft(undefined)
  }
  const text = draft?.text ?? saved
  useAskBeforeLeaving(text.trim() !== saved, true)
  return (
    <details className={classes.answer} open={review.answer !== undefined}>
      <summary>
        {t('answer')} <span className="visually-hidden">{author}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSave(text)
        }}
      >
        <Textarea
          rows={2}
          maxLength={1000}
          aria-label={t('answerOf', { author })}
          placeholder={t('answerHint')}
          description={draft && draft.before !== saved && t('answerNow', { text: saved })}
          value={text}
          onChange={(event) => setDraft({ text: event.currentTarget.value, before: draft?.before ?? saved })}
        />
        <ActionButton type="submit" isSmall isWaiting={isSaving}>
          {t('saveAnswer')}
        </ActionButton>
      </form>
    </details>
  )
}
