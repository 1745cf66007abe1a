import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** States why a product cannot be bought; renders nothing for an available product. */
export function ProductStatusTag({ status }: { status: 'available' | 'soldOut' | 'cancelled' }) {
  const { t } = useTranslation('parts')
  if (status === 'available') return null
  return <Badge component="span">{t(status === 'soldOut' ? 'soldOut' : 'cancelled')}</Badge>
}

export function DiscountTag({ percent }: { percent: number | undefined }) {
  const { t } = useTranslation('parts')
  return percent === undefined ? null : (
    <Badge component="span" color="red">
      {t('discount', { percent })}
    </Badge>
  )
}
