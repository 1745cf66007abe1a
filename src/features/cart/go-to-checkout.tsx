import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { paths } from '../../lib/paths.ts'
import classes from './go-to-checkout.module.css'
import type { CheckoutReason } from './why-no-checkout.ts'

interface GoToCheckoutProps {
  reason: CheckoutReason | undefined
  to?: To
  onClick?: () => void
}

/** The way to the checkout, or the reason why there is none yet. */
export function GoToCheckout({ reason, to = paths.checkout, ...rest }: GoToCheckoutProps) {
  const { t } = useTranslation('cart')
  if (reason === undefined)
    return (
      <ActionLink to={to} {...rest} primary isFull>
        {t('checkout')}
      </ActionLink>
    )
  return (
    <div className={classes.asleep}>
      <ActionButton primary isFull disabled>
        {t('checkout')}
      </ActionButton>
      <p className="remark">{t(`why_${reason}`)}</p>
    </div>
  )
}
