import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Price } from '../../../components/price/price.tsx'
import { Quantity } from '../../../components/quantity/quantity.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { ComparisonCheck } from '../compare/comparison-check.tsx'
import type { ListedVariant } from '../read-variants.ts'
import { useVariantOrder } from './use-variant-order.ts'
import { VariantName } from './variant-name.tsx'
import classes from './variant-table.module.css'

/** One variant: what it measures, weighs and costs, and how many of it to put into the cart. */
export function VariantRow({ variant }: { variant: ListedVariant }) {
  const { t } = useTranslation(['lists', 'parts'])
  const format = useFormat()
  const order = useVariantOrder(variant)
  const { product, variantId, color, label, stock } = variant
  const { size, thickness } = format.variant(label, variant.dimensions)
  const name = `${product.name} ${color.name} ${label}`
  const isOut = stock === 0
  return (
    <tr data-entry data-out={isOut || undefined}>
      <td className={classes.check}>
        <ComparisonCheck entry={{ productId: product.id, variantId }} name={name} />
      </td>
      <td className={classes.picture}>
        <img src={product.imageUrl} alt={product.imageAlt} width={56} height={56} loading="lazy" />
      </td>
      <td className={classes.name}>
        <VariantName variant={variant} />
      </td>
      <td className={classes.size}>{size}</td>
      <td className={classes.thickness}>{thickness}</td>
      <td className={classes.weight} data-number>
        {format.kilograms(variant.weight)}
      </td>
      <td className={classes.stock}>{isOut ? t('parts:soldOut') : format.amount(stock, product.unit)}</td>
      <td className={classes.price} data-number>
        <Price
          price={variant.price}
          specialPrice={variant.specialPrice}
          unit={product.unit}
          satang="whenNeeded"
          isQuiet={isOut}
        />
      </td>
      <td className={classes.quantity}>
        <Quantity
          label={t('quantityOf', { name })}
          value={order.quantity}
          onChange={order.setQuantity}
          max={order.most}
          unit={product.unit}
          disabled={isOut}
        />
      </td>
      <td className={classes.add}>
        <button
          type="button"
          aria-label={t('addOf', { name, amount: format.amount(order.quantity, product.unit) })}
          disabled={isOut}
          aria-busy={order.isAdding || undefined}
          data-waiting={order.isAdding || undefined}
          onClick={order.isAdding ? undefined : order.add}
        >
          <IconShoppingCartPlus stroke={1.6} aria-hidden />
        </button>
      </td>
    </tr>
  )
}
