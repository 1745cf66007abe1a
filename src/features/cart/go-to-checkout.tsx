import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { paths } from '../../lib/paths.ts'
import classes from './go-to-checkout.module.css'
import type { CheckoutReason } from './why-no-checkout.ts'

const words = {
  answerOffer: 'why_answerOffer',
  chooseLines: 'why_chooseLines',
  tooMany: 'why_tooMany',
} as const

/** The way to the checkout, or the reason why there is none yet. */
export function GoToCheckout({ reason }: { reason: CheckoutReason | undefined }) {
  const { t } = useTranslation('cart')
  if (reason === undefined)
    return (
      <ActionLink to={paths.checkout} primary isFull>
        {t('checkout')}
      </ActionLink>
    )
  return (
    <div className={classes.asleep}>
      <ActionButton primary isFull disabled>
        {t('checkout')}
      </ActionButton>
      <p>{t(words[reason])}</p>
    </div>
  )
}
