import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './tag.module.css'

/** A short label: on the corner of a picture, beside a heading. */
export function Tag({ tone = 'ink', children }: { tone?: 'ink' | 'sale'; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}

/** States why a product cannot be bought; renders nothing for an available product. */
export function ProductStatusTag({ status }: { status: 'available' | 'soldOut' | 'cancelled' }) {
  const { t } = useTranslation('parts')
  if (status === 'available') return null
  return <Tag>{t(status === 'soldOut' ? 'soldOut' : 'cancelled')}</Tag>
}

export function DiscountTag({ percent }: { percent: number | undefined }) {
  const { t } = useTranslation('parts')
  return percent === undefined ? null : <Tag tone="sale">{t('discount', { percent })}</Tag>
}
