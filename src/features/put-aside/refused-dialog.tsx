import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { dropPutAside } from '../../lib/put-aside.ts'
import type { PutAside } from '../../lib/put-aside-goods.ts'
import { RefusedGoods } from './refused-goods.tsx'
import classes from './refused-dialog.module.css'

/** Names the goods that were put aside before signing in and that the cart did not take. */
export default function RefusedDialog({ refused }: { refused: PutAside[] }) {
  const { t } = useTranslation('signIn')
  const close = () => {
    for (const { line } of refused) dropPutAside(line)
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
