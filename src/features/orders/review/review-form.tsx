import '@mantine/core/styles/Rating.layer.css'
import { Rating, Textarea } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { useEditRecord } from '../../../flows/edit-record/use-edit-record.ts'
import { useProfile } from '../../../flows/profile/use-profile.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { useProblemText } from '../../../lib/use-problem-text.ts'
import classes from './item-review.module.css'
import { saveReview } from './review-api.ts'
import { ReviewPictures, type GivenPicture } from './review-pictures.tsx'

interface ReviewFormProps {
  orderId: string
  item: Order['items'][number]
  onChanged: () => void
}

/** Stars, words and photographs for one item of an order. What is typed stays when it is not taken. */
export default function ReviewForm({ orderId, item, onChanged }: ReviewFormProps) {
  const { t } = useTranslation(['orders', 'problems', 'parts'])
  const problemText = useProblemText()
  const { date } = useFormat()
  const { review, variantId } = item
  const firstName = useProfile((snapshot) => snapshot.context.profile?.firstName)
  const [stars, setStars] = useState(review?.stars ?? 0)
  const [text, setText] = useState(review?.text ?? '')
  const [author, setAuthor] = useState(review?.author ?? firstName ?? '')
  const [pictures, setPictures] = useState<readonly GivenPicture[]>(
    (review?.pictures ?? []).map(({ url }) => ({ url })),
  )
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const edit = useEditRecord(saveReview, onChanged)
  const removal = useEditRecord(saveReview, onChanged)
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
          <fieldset className={classes.stars}>
            <legend>{t('reviewStars')}</legend>
            <Rating
              value={stars}
              onChange={setStars}
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
            onChange={(event) => setText(event.target.value)}
          />
          <ReviewPictures pictures={pictures} onChange={setPictures} />
          <TextField
            name="author"
            label={t('reviewAuthor')}
            hint={t('reviewAuthorHint')}
            autoComplete="nickname"
            maxLength={40}
            value={author}
            error={isIncomplete && author.trim() === '' ? t('reviewAuthorNeeded') : null}
            onChange={(event) => setAuthor(event.target.value)}
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
