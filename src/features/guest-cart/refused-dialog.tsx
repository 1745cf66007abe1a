import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { GuestLine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { productPath } from '../../lib/products/product-path.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import classes from './refused-dialog.module.css'

/** Names the goods that a guest wanted and that the cart did not take. */
export default function RefusedDialog({ refused }: { refused: GuestLine[] }) {
  const { t } = useTranslation('signIn')
  const { forget } = useGuestCart()
  const { view } = useCart()
  // The shopper has to see what is in the cart before adding to it once more.
  if (view === 'loading' || view === 'failed') return null
  const close = () => {
    for (const { line } of refused) forget(line)
  }
  return (
    <Overlay opened onClose={close} title={t('notAdded')}>
      <p className="small">{t('notAddedLead')}</p>
      <ul className={classes.list}>
        {refused.map((goods) => (
          <RefusedLine key={`${goods.line.productId} ${goods.line.variantId}`} goods={goods} />
        ))}
      </ul>
      <ActionButton isFull onClick={close}>
        {t('understood')}
      </ActionButton>
    </Overlay>
  )
}

/** Nobody knows what the server did with a request that failed in these ways. */
const uncertain = ['OFFLINE', 'INTERNAL']
/** The same request would be refused again. */
const final = ['OUT_OF_STOCK', 'NOT_FOR_SALE', 'PRODUCT_NOT_FOUND', 'NOT_FOUND', 'VALIDATION']

/** One line of goods, why the cart did not take it, and the way on. */
function RefusedLine({ goods: { line, shown, refusalCode = '' } }: { goods: GuestLine }) {
  const { t } = useTranslation('signIn')
  const problemText = useProblemText()
  const { forget, retry } = useGuestCart()
  const [variant] = shown.variants
  const details = [variant?.color.name, variant?.sizes[0]?.label, `× ${formatNumber(line.quantity)}`]
  const page = productPath(line.productId, line.variantId)
  return (
    <li>
      <p className={classes.name}>{shown.name}</p>
      <p className="note">{details.filter(Boolean).join(' · ')}</p>
      <p className={classes.reason}>
        {uncertain.includes(refusalCode) ? t('uncertain') : problemText(refusalCode)}
      </p>
      {final.includes(refusalCode) ? (
        <Link className="tap" to={page} onClick={() => forget(line)}>
          {t('seeProduct')}
        </Link>
      ) : (
        <ActionButton isSmall onClick={() => retry(line)}>
          {t('addAgain')}
        </ActionButton>
      )}
    </li>
  )
}
