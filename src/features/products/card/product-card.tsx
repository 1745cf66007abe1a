import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ProductListItem } from '../../../../openapi/generated/schema.ts'
import { FirstPicture } from '../../../components/first-picture/first-picture.tsx'
import { NoBreakTerms } from '../../../components/no-break-terms/no-break-terms.tsx'
import { Price } from '../../../components/price/price.tsx'
import { DiscountTag, ProductStatusTag } from '../../../components/tag/tag.tsx'
import { listPrice } from '../../../lib/products/list-price.ts'
import { discountPercent } from '../../../lib/formats/money.ts'
import { productPath } from '../../../lib/products/product-path.ts'
import { isIllustration, pictureSet } from '../../../lib/products/picture-set.ts'
import { CardLines } from './card-lines.tsx'
import classes from './product-card.module.css'

interface ProductCardProps {
  product: ProductListItem
  /** The colour that the list is filtered by, as six hex digits; the card links to it. */
  color?: string | undefined
  headingLevel?: 2 | 3
  /** The first picture of the page: it is loaded before all else, the others when the layout shows that they are in sight. */
  isFirst?: boolean
  /** A control in the corner of the picture, above the link that covers the card. */
  corner?: ReactNode
}

/** A product in a list, with its picture, colours, name, price and availability. */
export function ProductCard({ product, color, headingLevel = 3, isFirst, corner }: ProductCardProps) {
  const Name = `h${headingLevel}` as const
  const isBuyable = product.status === 'available'
  const shown = listPrice(product)
  const Picture = isFirst ? FirstPicture : 'img'
  return (
    <li className={classes.card} data-quiet={!isBuyable || undefined} data-entry>
      <div>
        <div className={classes.picture} data-whole={isIllustration(product.imageUrl) || undefined}>
          <Picture
            src={product.imageUrl}
            {...pictureSet(product.imageUrl, '(min-width: 1024px) 300px, 50vw')}
            alt={product.imageAlt}
            width={400}
            height={400}
            loading="lazy"
            decoding="async"
          />
        </div>
        <ColorEdges
          colors={product.colors}
          first={product.asked ? product.asked.color.hex : color && `#${color}`}
        />
      </div>
      <Name className={classes.name}>
        <Link className="covers" to={addressOf(product, color)}>
          <NoBreakTerms>{product.name}</NoBreakTerms>
        </Link>
      </Name>
      <CardLines product={product} />
      <p className={classes.pay}>
        <Price {...shown} unit={product.unit} satang="whenNeeded" isQuiet={!isBuyable} />
      </p>
      <div className={classes.top}>
        {isBuyable ? (
          <DiscountTag percent={discountPercent(shown.price, shown.specialPrice)} />
        ) : (
          <ProductStatusTag status={product.status} />
        )}
        {corner && <div className={classes.corner}>{corner}</div>}
      </div>
    </li>
  )
}

/** Opens the variant that was asked for, or else the colour that the list is filtered by. */
function addressOf({ id, asked }: ProductListItem, color: string | undefined): string {
  const address = productPath(id, asked?.variantId)
  return color && !asked ? `${address}?${new URLSearchParams({ color })}` : address
}

/** The colours of a product as a row of stripes, with the filtered colour first. */
function ColorEdges({ colors, first }: { colors: ProductListItem['colors']; first: string | undefined }) {
  const isFirst = ({ hex }: { hex: string }) => hex.toLowerCase() === first?.toLowerCase()
  const ordered = [...colors.filter(isFirst), ...colors.filter((color) => !isFirst(color))]
  return (
    <div className={classes.edges} aria-hidden>
      {ordered.map(({ hex }) => (
        <i key={hex} style={{ background: hex }} />
      ))}
    </div>
  )
}
