import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortTiers } from '../../../components/price-tiers/short-tiers.tsx'
import { Price } from '../../../components/price/price.tsx'
import { Quantity } from '../../../components/quantity/quantity.tsx'
import { useAskForMore } from '../../../components/quantity/use-ask-for-more.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { pictureSet } from '../../../lib/products/picture-set.ts'
import { maxQuantity } from '../../../lib/products/max-quantity.ts'
import { ComparisonCheck } from '../compare/comparison-check.tsx'
import type { ListedVariant } from '../read-variants.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import { VariantName } from './variant-name.tsx'
import classes from './variant-table.module.css'

/** One variant: what it measures, weighs and costs, and how many of it to put into the cart. */
export function VariantRow({ variant }: { variant: ListedVariant }) {
  const { t } = useTranslation(['lists', 'parts'])
  const format = useFormat()
  const [quantity, setQuantity] = useState(1)
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { product, variantId, color, label, stock } = variant
  // What is no longer sold is in no list.
  const goods = { ...product, status: 'available' as const }
  const { canAdd, reason, isAdding, add } = useAddToCart({
    product: goods,
    variantId,
    color,
    size: variant,
    quantity,
  })
  const askForMore = useAskForMore({
    productId: product.id,
    variantId,
    name: product.name,
    color: color.name,
    size: label,
    unit: product.unit,
  })
  const press = () => (isRefused ? field.current?.focus() : add())
  const { size, thickness } = format.variant(label, variant.dimensions)
  const name = `${product.name} ${color.name} ${label}`
  return (
    <tr data-entry data-out={!canAdd || undefined}>
      <td className={classes.check}>
        <ComparisonCheck entry={{ productId: product.id, variantId }} name={name} />
      </td>
      <td className={classes.picture}>
        <img
          src={product.imageUrl}
          {...pictureSet(product.imageUrl, '56px')}
          alt={product.imageAlt}
          width={56}
          height={56}
          loading="lazy"
        />
      </td>
      <td className={classes.name}>
        <VariantName variant={variant} />
      </td>
      <td className={classes.size}>{size}</td>
      <td className={classes.thickness}>{thickness}</td>
      <td className={classes.weight} data-number>
        {format.kilograms(variant.weight)}
      </td>
      <td className={classes.stock}>{reason ? t(`parts:${reason}`) : format.amount(stock, product.unit)}</td>
      <td className={classes.price} data-number>
        <Price
          price={variant.price}
          specialPrice={variant.specialPrice}
          unit={product.unit}
          satang="whenNeeded"
          isQuiet={!canAdd}
        />
        <ShortTiers size={variant} quantity={quantity} unit={product.unit} />
      </td>
      <td>
        <Quantity
          label={t('quantityOf', { name })}
          value={quantity}
          onChange={setQuantity}
          onRefuse={setIsRefused}
          field={field}
          moreAt={askForMore}
          max={maxQuantity(stock)}
          unit={product.unit}
          disabled={!canAdd}
        />
      </td>
      <td className={classes.add}>
        <button
          type="button"
          aria-label={t('addOf', { name, amount: format.amount(quantity, product.unit) })}
          disabled={!canAdd}
          aria-busy={isAdding || undefined}
          data-waiting={isAdding || undefined}
          onClick={isAdding ? undefined : press}
        >
          <IconShoppingCartPlus stroke={1.6} aria-hidden />
        </button>
      </td>
    </tr>
  )
}
