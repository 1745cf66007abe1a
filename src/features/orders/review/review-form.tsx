import '@mantine/core/styles/Rating.layer.css'
import { Rating, Textarea } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import * as v from 'valibot'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { useEditRecord } from '../../../flows/edit-record/use-edit-record.ts'
import { useProfile } from '../../../flows/profile/use-profile.ts'
import { useSession } from '../../../flows/session/use-session.ts'
import { defineDraft } from '../../../lib/forms/form-draft.ts'
import type { FieldValue } from '../../../lib/rules/rule.ts'
import { required } from '../../../lib/rules/rules.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { useProblemText } from '../../../lib/hooks/use-problem-text.ts'
import classes from './item-review.module.css'
import { saveReview } from './review-api.ts'
import { ReviewPictures, type GivenPicture } from './review-pictures.tsx'

/** Photographs are too large for the storage of a tab. */
const draftKind = defineDraft('review', 1, {
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  text: v.string(),
  author: v.string(),
})

const rules = {
  stars: [{ isValid: (stars: FieldValue) => Number(stars) > 0 }],
  // Without the mark of a required field.
  author: [{ isValid: required.isValid }],
}

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
  const form = useRuleForm({
    initialValues: {
      stars: review?.stars ?? 0,
      text: review?.text ?? '',
      author: review?.author ?? firstName ?? '',
    },
    rules,
    ...(owner !== '' && { draft: { kind: draftKind, place: { owner, about: `${orderId} ${variantId}` } } }),
  })
  const [stars, text, author] = [form.choice('stars'), form.choice('text'), form.field('author')]
  const [isAsking, setIsAsking] = useState(false)
  const finish = () => {
    // Without a reset: what was sent stays in view while the dialog fades.
    form.forgetDraft()
    onChanged()
  }
  const edit = useEditRecord(saveReview, finish)
  const removal = useEditRecord(saveReview, finish)
  const errorCode = edit.errorCode ?? removal.errorCode
  const [isClosed] = useState(() => review !== undefined && new Date(review.editableUntil) < new Date())
  const send = form.submit((written) =>
    edit.save({ orderId, variantId, review: { ...written, pictures: [...pictures] } }),
  )
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p className="small">
        {item.name} · {item.color.name} · {item.size}
      </p>
      {isClosed ? (
        <Notice tone="info">{t('problems:REVIEW_CLOSED')}</Notice>
      ) : (
        <>
          {form.isRestored && (
            <Notice
              tone="info"
              action={
                <ActionButton isSmall onClick={form.discard}>
                  {t('reviewDiscard')}
                </ActionButton>
              }
            >
              {t('reviewRestored')}
            </Notice>
          )}
          <fieldset className={classes.stars} data-path={stars['data-path']} tabIndex={-1}>
            <legend>{t('reviewStars')}</legend>
            <Rating
              key={form.key('stars')}
              defaultValue={stars.defaultValue}
              onChange={stars.onChange}
              emptySymbol={<IconStar className={classes.star} stroke={1.4} aria-hidden />}
              fullSymbol={<IconStarFilled className={classes.star} aria-hidden />}
              getSymbolLabel={(value) => t('parts:starsOfFive', { stars: value })}
            />
            {stars.error && (
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
            key={form.key('text')}
            defaultValue={text.defaultValue}
            onChange={(event) => text.onChange(event.target.value)}
          />
          <ReviewPictures pictures={pictures} onChange={onPictures} />
          <TextField
            key={form.key('author')}
            {...author}
            label={t('reviewAuthor')}
            hint={t('reviewAuthorHint')}
            autoComplete="nickname"
            maxLength={40}
            error={author.error && t('reviewAuthorNeeded')}
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
