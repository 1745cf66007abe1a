import { useTranslation } from 'react-i18next'
import { productPath } from '../../lib/products/product-path.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import { useFormat } from '../../lib/formats/use-format.ts'

interface Wanted {
  productId: string
  variantId: string
  name: string
  color: string | undefined
  size: string | undefined
  unit?: string
}

/** Returns where to ask for more of a line than there is: the LINE chat, with the message written already. */
export function useAskForMore({ productId, variantId, name, color, size, unit }: Wanted) {
  const { t } = useTranslation('parts')
  const { amount, language } = useFormat()
  // Asked for once something was typed, so that there is a window.
  return (wanted: number) => {
    const address = `${window.location.origin}${productPath(productId, variantId)}&lang=${language}`
    const choice = [color, size].filter(Boolean).join(' · ')
    return lineMessageUrl(
      t('askForMore', { name, choice, amount: amount(wanted, unit ?? '').trim(), address }),
    )
  }
}
