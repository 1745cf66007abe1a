import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Stars } from '../../components/stars/stars.tsx'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { useEdit } from '../hooks/use-edit.ts'
import { ReviewAnswer } from './review-answer.tsx'
import { answerReview, decideOn } from './review-api.ts'
import classes from './reviews-screen.module.css'
import { useAnswerDraft } from './use-answer-draft.ts'

interface ReviewEntryProps {
  review: OfficeReview
  onChanged: () => void
}

/** One review with what staff do to it. */
export function ReviewEntry({ review, onChanged }: ReviewEntryProps) {
  const { t } = useTranslation('officeReviews')
  const edit = useEdit(onChanged)
  const [isRefusing, setIsRefusing] = useState(false)
  const draft = useAnswerDraft(review)
  const { id, version, state } = review
  const author = review.author ?? t('erased')
  const askReason = (isAsked: boolean) => {
    // What failed before has nothing to do with it, and what failed in the dialog is given up with it.
    edit.drop()
    setIsRefusing(isAsked)
  }
  return (
    <li>
      <ReviewWords review={review} author={author} />
      {review.refusal !== undefined && (
        <Text c="var(--danger)">{t('refused', { reason: review.refusal })}</Text>
      )}
      {!isRefusing && <EditNotices edit={edit} conflict={t('conflict')} />}
      <Group gap={8} align="stretch">
        {state !== 'released' && (
          <ActionButton
            isSmall
            isWaiting={edit.isSaving}
            disabled={draft.isUnsaved}
            onClick={() => edit.save(decideOn(id, { version, state: 'released' }))}
          >
            {t('release')}
            <span className="visually-hidden"> {author}</span>
          </ActionButton>
        )}
        {state !== 'refused' && (
          <ActionButton isSmall disabled={draft.isUnsaved} onClick={() => askReason(true)}>
            {t('refuse')}
            <span className="visually-hidden"> {author}</span>
          </ActionButton>
        )}
        {/* The review leaves this list with what is typed below it. */}
        {draft.isUnsaved && <span className="note">{t('answerFirst')}</span>}
      </Group>
      <ReviewAnswer
        review={review}
        author={author}
        draft={draft}
        isSaving={edit.isSaving}
        onSave={() => edit.save(answerReview(id, { version, text: draft.text }), draft.onSaved)}
      />
      {isRefusing && (
        <ReasonDialog
          words={{
            title: t('refuseTitle'),
            reason: t('reason'),
            needed: t('reasonNeeded'),
            cancel: t('cancel'),
            confirm: t('refuse'),
            conflict: t('conflict'),
          }}
          hint={t('reasonHint')}
          maxLength={500}
          edit={edit}
          onClose={() => askReason(false)}
          onConfirm={(refusal) =>
            edit.save(decideOn(id, { version, state: 'refused', refusal }), () => setIsRefusing(false))
          }
        />
      )}
    </li>
  )
}

function ReviewWords({ review, author }: { review: OfficeReview; author: string }) {
  const { t } = useTranslation('officeReviews')
  const { dateTime } = useFormat()
  const { product, orderNumber, color, size, changedAt } = review
  return (
    <>
      <p>
        <Stars stars={review.stars} /> <b>{author}</b> <span className="note">{dateTime(changedAt)}</span>
      </p>
      <p className={classes.words}>{review.text || t('noWords')}</p>
      {review.pictures.length > 0 && (
        <p className={classes.pictures}>
          {review.pictures.map(({ url, width, height }, index) => (
            <a key={url} href={url.replace('800.jpg', '1600.jpg')} target="_blank" rel="noreferrer">
              <img
                src={url}
                {...pictureSet(url, '96px')}
                alt={t('picture', { number: index + 1, author })}
                width={width}
                height={height}
              />
            </a>
          ))}
        </p>
      )}
      <p className="note">
        {[product.name, color?.name, size, `× ${review.quantity}`]
          .filter((part) => part !== undefined)
          .join(' · ')}
        {orderNumber !== undefined && (
          <>
            {' · '}
            <Link to={`/orders/${orderNumber}`}>{t('order', { orderNumber })}</Link>
          </>
        )}
      </p>
    </>
  )
}
