import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import classes from './reviews-screen.module.css'
import type { AnswerDraft } from './use-answer-draft.ts'

interface ReviewAnswerProps {
  review: OfficeReview
  author: string
  draft: AnswerDraft
  isSaving: boolean
  onSave: () => void
}

/** The shop's answer, which everybody reads. Left empty, there is none. */
export function ReviewAnswer({ review, author, draft, isSaving, onSave }: ReviewAnswerProps) {
  const { t } = useTranslation('officeReviews')
  const { text, savedMeanwhile, type } = draft
  return (
    <details className={classes.answer} open={review.answer !== undefined}>
      <summary>
        {t('answer')} <span className="visually-hidden">{author}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <Textarea
          rows={2}
          maxLength={1000}
          aria-label={t('answerOf', { author })}
          placeholder={t('answerHint')}
          description={savedMeanwhile !== undefined && t('answerNow', { text: savedMeanwhile })}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <ActionButton type="submit" isSmall isWaiting={isSaving}>
          {t('saveAnswer')}
        </ActionButton>
      </form>
    </details>
  )
}
