import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CutNote } from '../../components/cut-note/cut-note.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { NextTier } from '../../components/price-tiers/next-tier.tsx'
import { PieceAt } from '../../components/price-tiers/piece-at.tsx'
import { Price } from '../../components/price/price.tsx'
import { Quantity } from '../../components/quantity/quantity.tsx'
import { useAskForMore } from '../../components/quantity/use-ask-for-more.ts'
import { cartTotal } from '../../flows/cart/cart-sums.ts'
import { productPath } from '../../lib/products/product-path.ts'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { maxQuantity } from '../../lib/products/max-quantity.ts'
import classes from './drawer-line.module.css'
import { LineFacts } from './line-facts.tsx'
import type { DrawerGoods } from './use-drawer-goods.ts'

interface DrawerLineProps {
  goods: DrawerGoods
  onFollow: () => void
  onQuantity: (quantity: number) => void
  onRefuse: (isRefused: boolean) => void
  onRemove: () => void
}

/** One line of the cart's drawer: what it is, how many, and what that costs. */
export function DrawerLine({ goods, onFollow, onQuantity, onRefuse, onRemove }: DrawerLineProps) {
  const { t } = useTranslation('cart')
  const { name, imageUrl, quantity, unit, stock, variants, cutting } = goods
  const size = variants[0]?.sizes[0]
  const askForMore = useAskForMore({ ...goods, color: variants[0]?.color.name, size: size?.label })
  const address = productPath(goods.productId, goods.variantId)
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <img src={imageUrl} {...pictureSet(imageUrl, '96px')} alt="" width={96} height={96} />
        <i style={{ background: variants[0]?.color.hex }} aria-hidden />
      </div>
      <div className={classes.facts}>
        <h3>
          <Link className="quiet" to={address} onClick={onFollow}>
            <NoBreakTerms>{name}</NoBreakTerms>
          </Link>
        </h3>
        <LineFacts item={goods} />
        {cutting && <CutNote cutting={cutting} />}
      </div>
      <div className={classes.acts}>
        <Quantity
          label={t('quantityOf', { name })}
          value={quantity}
          min={cutting?.sheets ?? 1}
          max={maxQuantity(stock)}
          unit={unit}
          moreAt={askForMore}
          onChange={onQuantity}
          onRefuse={onRefuse}
        />
        <IconButton label={t('remove', { name })} onClick={onRemove}>
          <IconTrash stroke={1.6} aria-hidden />
        </IconButton>
        <p className={classes.price}>
          <Price price={cartTotal([goods])} />
          {size && quantity > 1 && (
            <span className={classes.each}>
              <PieceAt size={size} quantity={quantity} unit={unit} />
            </span>
          )}
        </p>
      </div>
      {size && (
        <div className={classes.next}>
          <NextTier {...{ size, quantity, stock }} unit={unit ?? t('pieces')} />
        </div>
      )}
    </li>
  )
}
