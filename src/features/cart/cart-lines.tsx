import { useCallbackRef } from '@mantine/hooks'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router-dom'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { BuyBar } from '../../components/buy-bar/buy-bar.tsx'
import { Price } from '../../components/price/price.tsx'
import { cartTotal } from '../../flows/cart/cart-sums.ts'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { totalWeight } from '../../lib/formats/format-measure.ts'
import { storeLeftOut, readLeftOut } from '../../lib/left-out-lines.ts'
import { priceToPay } from '../../lib/formats/money.ts'
import { paths } from '../../lib/paths.ts'
import { storeSeenPrices, readSeenPrices } from '../../flows/cart/seen-prices.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { useIsLive } from '../../lib/hooks/use-is-live.ts'
import { CartBill } from './cart-bill.tsx'
import type { Chosen } from './cart-bill.tsx'
import classes from './cart-lines.module.css'
import { isForSale } from './cart-line-facts.ts'
import { CartLine } from './cart-line.tsx'
import { GoToCheckout } from './go-to-checkout.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useRefusedLines } from './use-refused-lines.ts'
import type { Removal } from './use-removed-line.ts'
import { whyNoCheckout } from './why-no-checkout.ts'

interface CartLinesProps {
  cart: CartUse
  customerId: string
  removal: Removal
  promises: (lines: string) => ReactNode
}

/** The lines of the cart beside the bill of those that are ordered. */
export function CartLines({ cart, customerId, removal, promises }: CartLinesProps) {
  const { t } = useTranslation('cart')
  const { isChosen, choose } = useChosenLines(customerId)
  const priceBefore = usePriceBefore(cart.items)
  const onChoose = useCallbackRef(choose)
  const onRemove = useCallbackRef(removal.remove)
  const onQuantity = useCallbackRef(({ productId, variantId, weight }: CartItem, quantity: number) =>
    cart.replace({ productId, variantId, weight, quantity }),
  )
  const chosen = cart.items.filter(isChosen)
  const total = cartTotal(chosen).amount
  const { isAnyOf, refuse } = useRefusedLines()
  const onRefuse = useCallbackRef(refuse)
  const reason = whyNoCheckout(chosen, cart.view) ?? (isAnyOf(chosen) ? 'refusedQuantity' : undefined)
  const { removed } = removal
  const { amounts } = useFormat()
  return (
    <>
      <div className={classes.columns}>
        <div>
          <div className={classes.head}>
            <p>
              {t('lines', { count: cart.count })} · {amounts(cart.items, t('pieces'))}
            </p>
            <Link className="tap" to={generatePath(paths.productList, {})}>
              {t('shopOn')}
            </Link>
          </div>
          <ul className="ruled">
            {cart.items.map((item, index) => (
              <Fragment key={item.variantId}>
                {removed?.index === index && <RemovedRow removal={removal} />}
                <CartLine
                  item={item}
                  priceBefore={priceBefore(item)}
                  isChosen={isChosen(item)}
                  isFirst={index === 0}
                  onChoose={onChoose}
                  onQuantity={onQuantity}
                  onRefuse={onRefuse}
                  onRemove={onRemove}
                />
              </Fragment>
            ))}
            {removed && removed.index >= cart.items.length && <RemovedRow removal={removal} />}
          </ul>
        </div>
        <div className={classes.bill}>
          <CartBill items={chosen} total={total} reason={reason} />
          {(!reason || reason === 'refusedQuantity') && promises(linesOf(chosen))}
        </div>
      </div>
      <CartBar items={chosen} total={total} reason={reason} />
    </>
  )
}

const linesOf = (items: readonly CartItem[]) =>
  items.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(',')

const RemovedRow = ({ removal }: { removal: Removal }) => (
  <li>
    <RemovedLine removal={removal} />
  </li>
)

/** The bottom bar of the cart on phones. */
function CartBar({ items, total, reason }: Chosen) {
  const { t } = useTranslation('cart')
  const { amounts, weight } = useFormat()
  return (
    <BuyBar>
      <p className={classes.sum}>
        <Price price={{ amount: total }} />
        <span>
          {amounts(items, t('pieces'))} · {weight(totalWeight(items))}
        </span>
      </p>
      <div className={classes.go}>
        <GoToCheckout reason={reason} />
      </div>
    </BuyBar>
  )
}

interface ChosenLines {
  isChosen: (item: CartItem) => boolean
  choose: (item: CartItem, isChosen: boolean) => void
}

/** Which lines are ordered: all that are for sale, except those that the customer leaves out. */
function useChosenLines(customerId: string): ChosenLines {
  const [leftOut, setLeftOut] = useState(() => readLeftOut(customerId))
  // The server renders every line as chosen: what the customer left out is stored in this tab only.
  const isLive = useIsLive()
  return {
    isChosen: (item) => isForSale(item) && !(isLive && leftOut.has(item.cartItemId)),
    choose({ cartItemId }, isChosen) {
      const next = new Set(leftOut)
      if (isChosen) next.delete(cartItemId)
      else next.add(cartItemId)
      setLeftOut(next)
      storeLeftOut(customerId, next)
    },
  }
}

/** Tells what a line cost when the shopper last saw it, if it costs something else now. */
function usePriceBefore(items: readonly CartItem[]): (item: CartItem) => number | undefined {
  // As it was when the cart was opened: a notice stays until the cart is left.
  const [seen] = useState(readSeenPrices)
  // The server does not know what this browser has seen.
  const isLive = useIsLive()
  useEffect(() => {
    storeSeenPrices(Object.fromEntries(items.map((item) => [item.variantId, priceNow(item)])))
  }, [items])
  return (item) => {
    const before = seen[item.variantId]
    return !isLive || before === priceNow(item) ? undefined : before
  }
}

function priceNow({ variants }: CartItem): number {
  const size = variants[0]?.sizes[0]
  return size ? priceToPay(size.price, size.specialPrice) : 0
}
