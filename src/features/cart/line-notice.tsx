import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { useLineNotice } from '../../flows/cart/use-line-notice.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import { isTooMany } from './cart-line-facts.ts'
import classes from './cart-line.module.css'

/** Says at a line why it is not ordered, or why its last change was refused. */
export function LineNotice({ item }: { item: CartItem }) {
  const { t } = useTranslation('cart')
  const problemText = useProblemText()
  const { amount } = useFormat()
  const refusal = useLineNotice(item)
  const left = { left: amount(item.stock, item.unit ?? t('pieces')) }
  if (item.status !== 'available')
    return (
      <p className={classes.out}>
        <IconBan size={18} stroke={1.6} aria-hidden />
        {t(item.status === 'soldOut' ? 'soldOut' : 'cancelled')}
      </p>
    )
  if (refusal !== undefined)
    return (
      <p className={classes.wrong} role="alert">
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
        {refusal === 'OUT_OF_STOCK' ? t('rolledBack', left) : problemText(refusal)}
      </p>
    )
  if (isTooMany(item))
    return (
      <p className={classes.wrong}>
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
        {t('tooMany', left)}
      </p>
    )
  return null
}
