import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
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
  return (
    <details className={classes.answer} open={review.answer !== undefined}>
      <summary>
        {t('answer')} <span className="visually-hidden">{author}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSave(String(new FormData(event.currentTarget).get('answer')))
        }}
      >
        <Textarea
          name="answer"
          rows={2}
          maxLength={1000}
          aria-label={t('answerOf', { author })}
          placeholder={t('answerHint')}
          defaultValue={review.answer?.text}
        />
        <ActionButton type="submit" isSmall isWaiting={isSaving}>
          {t('saveAnswer')}
        </ActionButton>
      </form>
    </details>
  )
}
