import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { ActionLink } from '../../components/action/action.tsx'
import { CutNote } from '../../components/cut-note/cut-note.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { NoBreakTerms } from '../../components/no-break-terms/no-break-terms.tsx'
import { NextTier } from '../../components/price-tiers/next-tier.tsx'
import { PieceAt } from '../../components/price-tiers/piece-at.tsx'
import { Price } from '../../components/price/price.tsx'
import { Quantity } from '../../components/quantity/quantity.tsx'
import { useAskForMore } from '../../components/quantity/use-ask-for-more.ts'
import { cartTotal } from '../../flows/cart/cart-sums.ts'
import { formatPrice, priceToPay } from '../../lib/formats/money.ts'
import { paths } from '../../lib/paths.ts'
import { productPath } from '../../lib/products/product-path.ts'
import { pictureSet } from '../../lib/products/picture-set.ts'
import { maxQuantity } from '../../lib/products/max-quantity.ts'
import { isForSale } from './cart-line-facts.ts'
import classes from './cart-line.module.css'
import { LineFacts } from './line-facts.tsx'
import { LineNotice } from './line-notice.tsx'

interface CartLineProps {
  item: CartItem
  /** What one piece cost when the shopper last saw it, if that has changed. */
  priceBefore?: number | undefined
  isChosen: boolean
  /** The first picture of the page is asked for before its place is known. */
  isFirst: boolean
  onChoose: (item: CartItem, isChosen: boolean) => void
  onQuantity: (item: CartItem, quantity: number) => void
  onRefuse: (item: CartItem, isRefused: boolean) => void
  onRemove: (item: CartItem) => void
}

/**
 * One line of the cart. What cannot be bought is shown in grey and is not part of the order. Memoised,
 * so that a change of another line does not render it again.
 */
export const CartLine = memo(function CartLine({
  item,
  priceBefore,
  isChosen,
  isFirst,
  onChoose,
  onQuantity,
  onRefuse,
  onRemove,
}: CartLineProps) {
  const { t } = useTranslation('cart')
  const { name, imageUrl, quantity, unit, stock } = item
  const [variant] = item.variants
  const size = variant?.sizes[0]
  const askForMore = useAskForMore({ ...item, color: variant?.color.name, size: size?.label })
  const canBuy = isForSale(item)
  const address = productPath(item.productId, item.variantId)
  return (
    <li className={classes.line} data-out={!canBuy || undefined}>
      <label className={classes.choose}>
        <input
          type="checkbox"
          aria-label={t('order', { name })}
          checked={isChosen}
          disabled={!canBuy}
          onChange={(event) => onChoose(item, event.target.checked)}
        />
      </label>
      <img
        className={classes.picture}
        src={imageUrl}
        {...pictureSet(imageUrl, '96px')}
        alt=""
        width={96}
        height={96}
        loading={isFirst ? undefined : 'lazy'}
      />
      <div className={classes.facts}>
        <h2>
          {item.status === 'cancelled' ? (
            <NoBreakTerms>{name}</NoBreakTerms>
          ) : (
            <Link className="quiet" to={address}>
              <NoBreakTerms>{name}</NoBreakTerms>
            </Link>
          )}
        </h2>
        <LineFacts item={item} />
        {item.cutting && <CutNote cutting={item.cutting} isFull />}
        {canBuy && size && (
          <p className={classes.each}>
            <PieceAt size={size} quantity={quantity} unit={unit} />
          </p>
        )}
        {canBuy && size && <NextTier {...{ size, quantity, stock }} unit={unit ?? t('pieces')} />}
        {canBuy && size && priceBefore !== undefined && (
          <p className={classes.changed}>
            {t('priceChanged', {
              before: formatPrice(priceBefore),
              now: formatPrice(priceToPay(size.price, size.specialPrice)),
            })}
          </p>
        )}
        <LineNotice item={item} />
      </div>
      <div className={classes.acts}>
        {canBuy ? (
          <Quantity
            label={t('quantityOf', { name })}
            value={quantity}
            min={item.cutting?.sheets ?? 1}
            max={maxQuantity(stock)}
            unit={unit}
            moreAt={askForMore}
            onChange={(next) => onQuantity(item, next)}
            onRefuse={(isRefused) => onRefuse(item, isRefused)}
          />
        ) : (
          <ActionLink to={item.status === 'soldOut' ? address : generatePath(paths.productList, {})} isSmall>
            {t('seeSimilar')}
          </ActionLink>
        )}
        <IconButton label={t('remove', { name })} onClick={() => onRemove(item)}>
          <IconTrash stroke={1.6} aria-hidden />
        </IconButton>
        {canBuy && size && (
          <span className={classes.sum}>
            <Price price={cartTotal([item])} isQuiet={!isChosen} />
          </span>
        )}
      </div>
    </li>
  )
})
