import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { Stars } from '../../../components/stars/stars.tsx'
import { areGoodsHandedOver } from '../../../flows/order-status/goods-of.ts'
import type { GivenPicture } from './review-pictures.tsx'
import classes from './item-review.module.css'

const ReviewForm = lazy(() => import('./review-form.tsx'))

interface ItemReviewProps {
  order: Order
  item: Order['items'][number]
  /** The order is to be read again. */
  onChanged: () => void
}

/** The review of an item that was delivered, or the way to write one. */
export function ItemReview({ order, item, onChanged }: ItemReviewProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  const { review } = item
  /** Photographs that were chosen and not sent yet: closing the form does not lose them. */
  const [chosen, setChosen] = useState<readonly GivenPicture[]>()
  const shown = review?.pictures.map(({ url }) => ({ url })) ?? []
  const wasDelivered = areGoodsHandedOver(order)
  if (!wasDelivered && !review) return null
  return (
    <div className={classes.review}>
      {review && (
        <p className="note">
          <Stars stars={review.stars} /> <span role="status">{t(`review_${review.state}`)}</span>
          {review.refusal !== undefined && <span className={classes.refusal}>{review.refusal}</span>}
        </p>
      )}
      <ActionButton isSmall onClick={() => setIsOpen(true)}>
        {t(review ? 'ownReview' : 'writeReview')}
        <span className="visually-hidden"> {item.name}</span>
      </ActionButton>
      <Overlay
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(review ? 'ownReview' : 'writeReview')}
      >
        <Suspense fallback={null}>
          <ReviewForm
            orderId={order.id}
            item={item}
            pictures={chosen ?? shown}
            onPictures={(change) =>
              setChosen((held) => (typeof change === 'function' ? change(held ?? shown) : change))
            }
            onChanged={() => {
              setIsOpen(false)
              setChosen(undefined)
              onChanged()
            }}
          />
        </Suspense>
      </Overlay>
    </div>
  )
}
