import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './tag.module.css'

/** A few words on the corner of a picture. */
function Tag({ tone = 'ink', children }: { tone?: 'ink' | 'sale'; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}

/** Says in words why a product cannot be bought; nothing for one that can. */
export function ProductStatusTag({ status }: { status: 'available' | 'soldOut' | 'cancelled' }) {
  const { t } = useTranslation('parts')
  if (status === 'available') return null
  return <Tag>{t(status === 'soldOut' ? 'soldOut' : 'cancelled')}</Tag>
}

export function DiscountTag({ percent }: { percent: number | undefined }) {
  const { t } = useTranslation('parts')
  return percent === undefined ? null : <Tag tone="sale">{t('discount', { percent })}</Tag>
}
