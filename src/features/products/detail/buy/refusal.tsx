import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CartLineKey } from '../../../../../openapi/generated/schema.ts'
import { useCartConflict } from '../../../../flows/cart/use-cart-conflict.ts'
import { useLineNotice } from '../../../../flows/cart/use-line-notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useProblemText } from '../../../../lib/hooks/use-problem-text.ts'
import classes from './buy-panel.module.css'

/** Shows why the last cart change for this product was refused, or that the cart waits for an answer. */
export function Refusal({ line }: { line: CartLineKey }) {
  const { t } = useTranslation(['problems', 'shell'])
  const problemText = useProblemText()
  const refusal = useLineNotice(line)
  const conflict = useCartConflict()
  // What is added during a conflict is sent after the shopper has answered it on the page of the cart.
  if (conflict)
    return (
      <p role="alert" className={classes.refusal}>
        {t('problems:CART_CONFLICT')} <Link to={paths.cart}>{t('shell:cart')}</Link>
      </p>
    )
  return refusal ? (
    <p role="alert" className={classes.refusal}>
      {problemText(refusal)}
    </p>
  ) : null
}
