import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import type { GuestLine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { RefusedGoods } from './refused-goods.tsx'
import classes from './refused-dialog.module.css'

/** Names the goods that a guest wanted and that the cart did not take. */
export default function RefusedDialog({ refused }: { refused: GuestLine[] }) {
  const { t } = useTranslation('signIn')
  const { forget } = useGuestCart()
  const close = () => {
    for (const { line } of refused) forget(line)
  }
  return (
    <Overlay opened onClose={close} title={t('notAdded')}>
      <p className={classes.lead}>{t('notAddedLead')}</p>
      <ul className={classes.list}>
        {refused.map((goods) => (
          <RefusedGoods key={`${goods.line.productId} ${goods.line.variantId}`} goods={goods} />
        ))}
      </ul>
      <ActionButton isFull onClick={close}>
        {t('understood')}
      </ActionButton>
    </Overlay>
  )
}
