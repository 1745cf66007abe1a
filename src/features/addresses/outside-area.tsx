import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import { readDeliveryArea } from './read-delivery-area.ts'

/**
 * Says that no carrier goes to a postcode. Carriers answer for what is in the cart: with an empty one they are not
 * asked. Needs a new `key` for each postcode.
 */
export function OutsideArea({ postcode }: { postcode: string }) {
  return useCart().count > 0 && <Answer postcode={postcode} />
}

function Answer({ postcode }: { postcode: string }) {
  const { t } = useTranslation('addresses')
  const { view } = useRecord('delivery area', postcode, readDeliveryArea)
  if (view.kind !== 'shown' || !view.item.isOutside) return null
  return (
    <Notice
      tone="info"
      action={
        <ActionLink to={lineMessageUrl(t('lineAskDelivery', { postcode }))} tone="line">
          {t('askDelivery')}
        </ActionLink>
      }
    >
      {t('outsideArea')}
    </Notice>
  )
}
