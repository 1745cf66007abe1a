import { useTranslation } from 'react-i18next'
import type { CartLineKey } from '../../../../openapi/generated/schema.ts'
import { useLineNotice } from '../../../flows/cart/use-line-notice.ts'
import classes from './buy-panel.module.css'

/** Shows why the last cart change for this product was refused. */
export function Refusal({ line }: { line: CartLineKey }) {
  const { t } = useTranslation('problems')
  const refusal = useLineNotice(line)
  return refusal ? (
    <p role="alert" className={classes.refusal}>
      {t(refusal)}
    </p>
  ) : null
}
