import { useTranslation } from 'react-i18next'
import type { Order } from './use-order.ts'
import { usePageUrl } from '../choice/use-page-url.ts'

/** Writes the message that orders pieces of the chosen variant by LINE. */
export function useLineMessage({ product, choice }: Pick<Order, 'product' | 'choice'>) {
  const { t } = useTranslation('products')
  const address = usePageUrl(choice.variantId)
  return (pieces: string): string =>
    t('lineMessage', {
      name: product.name,
      code: product.code,
      color: choice.color.name,
      size: choice.size.label,
      pieces,
      address,
    })
}
