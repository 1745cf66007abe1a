import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { productPath } from '../../../lib/products/product-path.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import type { ListedVariant } from '../read-variants.ts'
import classes from './variant-name.module.css'

/** The link of a row: the product's name in a column; in a block, where that stands above, colour, size and facts. */
export function VariantName({ variant }: { variant: ListedVariant }) {
  const { t } = useTranslation(['lists', 'products', 'parts'])
  const format = useFormat()
  const { product, variantId, color, label, stock } = variant
  const { size, thickness, isThicknessInSize } = format.variant(label, variant.dimensions)
  const left = format.amount(stock, product.unit)
  const facts = [
    ...(thickness && !isThicknessInSize ? [t('thick', { measure: thickness })] : []),
    format.kilograms(variant.weight),
    stock === 0 ? t('parts:soldOut') : t('inStock', { amount: left }),
  ]
  const swatch = <i className={classes.swatch} style={{ background: color.hex }} aria-hidden />
  return (
    <>
      <Link className={`quiet ${classes.link}`} to={productPath(product.id, variantId)}>
        <span className={classes.product}>
          <NoBreakTerms>{product.name}</NoBreakTerms>
        </span>
        <span className={classes.inBlock}>
          {' '}
          {swatch}
          {color.name} <b>{size}</b>
        </span>
        <small className={`remark ${classes.inBlock}`}> {facts.join(' · ')}</small>
      </Link>
      <span className={classes.color}>
        {swatch}
        {color.name}
      </span>
    </>
  )
}
