import '@mantine/core/styles/Rating.layer.css'
import { Rating, Textarea } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { useEditRecord } from '../../../flows/edit-record/use-edit-record.ts'
import { useProfile } from '../../../flows/profile/use-profile.ts'
import { useSession } from '../../../flows/session/use-session.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { useProblemText } from '../../../lib/hooks/use-problem-text.ts'
import classes from './item-review.module.css'
import { saveReview } from './review-api.ts'
import { dropReviewDraft, readReviewDraft, saveReviewDraft, type WrittenReview } from './review-draft.ts'
import { ReviewPictures, type GivenPicture } from './review-pictures.tsx'

interface ReviewFormProps {
  orderId: string
  item: Order['items'][number]
  pictures: readonly GivenPicture[]
  onPictures: Dispatch<SetStateAction<readonly GivenPicture[]>>
  onChanged: () => void
}

/** Stars, words and photographs for one item of an order. What is typed stays when it is not taken, and when the form is closed. */
export default function ReviewForm({ orderId, item, pictures, onPictures, onChanged }: ReviewFormProps) {
  const { t } = useTranslation(['orders', 'problems', 'parts'])
  const problemText = useProblemText()
  const { date } = useFormat()
  const { review, variantId } = item
  const firstName = useProfile((snapshot) => snapshot.context.profile?.firstName)
  const owner = useSession((snapshot) => snapshot.context.customerId) ?? ''
  const place = { owner, about: `${orderId} ${variantId}` }
  const [written, setWritten] = useState<WrittenReview>(() => ({
    stars: review?.stars ?? 0,
    text: review?.text ?? '',
    author: review?.author ?? firstName ?? '',
    ...readReviewDraft(place),
  }))
  const [isRestored, setIsRestored] = useState(() => readReviewDraft(place) !== undefined)
  const discard = () => {
    dropReviewDraft(place)
    setIsRestored(false)
    setWritten({
      stars: review?.stars ?? 0,
      text: review?.text ?? '',
      author: review?.author ?? firstName ?? '',
    })
  }
  const { stars, text, author } = written
  const write = (change: Partial<WrittenReview>) => {
    const next = { ...written, ...change }
    setWritten(next)
    if (owner !== '') saveReviewDraft(place, next)
  }
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const finish = () => {
    dropReviewDraft(place)
    onChanged()
  }
  const edit = useEditRecord(saveReview, finish)
  const removal = useEditRecord(saveReview, finish)
  const errorCode = edit.errorCode ?? removal.errorCode
  const [isClosed] = useState(() => review !== undefined && new Date(review.editableUntil) < new Date())
  const send = () => {
    const isWhole = stars > 0 && author.trim() !== ''
    setIsIncomplete(!isWhole)
    if (isWhole) edit.save({ orderId, variantId, review: { stars, text, author, pictures: [...pictures] } })
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="small">
        {item.name} · {item.color.name} · {item.size}
      </p>
      {isClosed ? (
        <Notice tone="info">{t('problems:REVIEW_CLOSED')}</Notice>
      ) : (
        <>
          {isRestored && (
            <Notice
              tone="info"
              action={
                <ActionButton isSmall onClick={discard}>
                  {t('reviewDiscard')}
                </ActionButton>
              }
            >
              {t('reviewRestored')}
            </Notice>
          )}
          <fieldset className={classes.stars}>
            <legend>{t('reviewStars')}</legend>
            <Rating
              value={stars}
              onChange={(chosen) => write({ stars: chosen })}
              emptySymbol={<IconStar className={classes.star} stroke={1.4} aria-hidden />}
              fullSymbol={<IconStarFilled className={classes.star} aria-hidden />}
              getSymbolLabel={(value) => t('parts:starsOfFive', { stars: value })}
            />
            {isIncomplete && stars === 0 && (
              <span className={classes.wrong} role="alert">
                {t('reviewStarsNeeded')}
              </span>
            )}
          </fieldset>
          <Textarea
            label={t('reviewText')}
            placeholder={t('reviewTextHint')}
            rows={4}
            classNames={{ input: classes.text }}
            maxLength={2000}
            value={text}
            onChange={(event) => write({ text: event.target.value })}
          />
          <ReviewPictures pictures={pictures} onChange={onPictures} />
          <TextField
            name="author"
            label={t('reviewAuthor')}
            hint={t('reviewAuthorHint')}
            autoComplete="nickname"
            maxLength={40}
            value={author}
            error={isIncomplete && author.trim() === '' ? t('reviewAuthorNeeded') : null}
            onChange={(event) => write({ author: event.target.value })}
          />
          <p className="small">
            {t('reviewIsRead')}
            {review && ` ${t('reviewUntil', { date: date(review.editableUntil) })}`}
          </p>
        </>
      )}
      {errorCode !== undefined && (
        <Notice tone="wrong">
          {errorCode === 'VALIDATION' ? t('reviewPictureWrong') : problemText(errorCode)}
        </Notice>
      )}
      <div className={classes.buttons}>
        {!isClosed && (
          <ActionButton type="submit" primary isWaiting={edit.isSaving}>
            {t('sendReview')}
          </ActionButton>
        )}
        {review && (
          <ActionButton isWaiting={removal.isSaving} onClick={() => setIsAsking(true)}>
            {t('deleteReview')}
          </ActionButton>
        )}
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('deleteReviewTitle')}
        confirmLabel={t('deleteReview')}
        cancelLabel={t('keepReview')}
        onConfirm={() => {
          setIsAsking(false)
          removal.save({ orderId, variantId, review: undefined })
        }}
        onCancel={() => setIsAsking(false)}
        isDanger
      >
        {t('deleteReviewText')}
      </ConfirmDialog>
    </form>
  )
}
