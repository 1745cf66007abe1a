import type { UiMutant } from './mutant.ts'

const faces = ['features/cart/cart-faces.test.tsx']
const line = ['features/cart/cart-line.test.tsx']
const quantity = ['components/quantity/quantity.test.tsx']
const price = ['components/price/price.test.tsx']
const checkout = ['features/checkout/checkout-faces.test.tsx']

/** Faults in the cart, in quantities, in prices and in the button that orders. */
export const cartMutants: UiMutant[] = [
  {
    name: 'the sum of a line is that of the normal price',
    kind: 'stale price',
    file: 'features/cart/cart-line.tsx',
    from: 'priceToPay(size.price, size.specialPrice) * 100) * quantity',
    to: 'size.price.amount * 100) * quantity',
    tests: line,
  },
  {
    name: 'a line does not show its special price',
    kind: 'stale price',
    file: 'features/cart/cart-line.tsx',
    from: ' specialPrice={size.specialPrice}',
    to: '',
    tests: line,
  },
  {
    name: 'a changed price names the old one twice',
    kind: 'stale price',
    file: 'features/cart/cart-line.tsx',
    from: 'now: formatPrice(priceToPay(size.price, size.specialPrice))',
    to: 'now: formatPrice(priceBefore)',
    tests: line,
  },
  {
    name: 'a special price is shown as the normal one',
    kind: 'stale price',
    file: 'components/price/price.tsx',
    from: '<Amount amount={now}',
    to: '<Amount amount={price.amount}',
    tests: price,
  },
  {
    name: 'the struck price is the one to pay',
    kind: 'stale price',
    file: 'components/price/price.tsx',
    from: '<Plain amount={price.amount}',
    to: '<Plain amount={now}',
    tests: price,
  },
  {
    name: 'a change in conflict cannot be applied',
    kind: 'removed button',
    file: 'features/cart/cart-conflict.tsx',
    from: `<ActionButton isSmall onClick={cart.acceptOffer}>
                {t('acceptOffer')}
              </ActionButton>`,
    to: '',
    tests: faces,
  },
  {
    name: 'the newest cart cannot be kept',
    kind: 'removed button',
    file: 'features/cart/cart-conflict.tsx',
    from: `<ActionButton isSmall tone="quiet" onClick={cart.dropOffer}>
                {t('dropOffer')}
              </ActionButton>`,
    to: '',
    tests: faces,
  },
  {
    name: 'a line cannot be taken out of the cart',
    kind: 'removed button',
    file: 'features/cart/cart-line.tsx',
    from: `<IconButton label={t('remove', { name })} onClick={() => onRemove(item)}>
          <IconTrash stroke={1.6} aria-hidden />
        </IconButton>`,
    to: '',
    tests: faces,
  },
  {
    name: 'an order can be placed while something is missing',
    kind: 'missing disabled',
    file: 'features/checkout/place-order.tsx',
    from: 'disabled={!canPlace && !isPlacing}',
    to: '',
    tests: checkout,
  },
  {
    name: 'a cart that may be old is shown as the newest',
    kind: 'ignored status',
    file: 'features/cart/cart-messages.tsx',
    from: 'cart.isReadFailed && (',
    to: 'false && (',
    tests: faces,
  },
  {
    name: 'a quantity that is not in stock is rolled back in silence',
    kind: 'unshown error',
    file: 'features/cart/line-notice.tsx',
    from: 'if (refusal !== undefined)',
    to: 'if (refusal === null)',
    tests: faces,
  },
  {
    name: 'a cart that did not load seems to load for ever',
    kind: 'ignored status',
    file: 'features/cart/cart-page.tsx',
    from: `cart.view === 'loading') return`,
    to: `cart.view === 'loading' || cart.view === 'failed') return`,
    tests: faces,
  },
  {
    name: 'the plus button takes one away',
    kind: 'wrong event',
    file: 'components/quantity/quantity.tsx',
    from: 'onClick={() => settle(value + 1)}',
    to: 'onClick={() => settle(value - 1)}',
    tests: quantity,
  },
  {
    name: 'the plus button stays awake at the limit',
    kind: 'missing disabled',
    file: 'components/quantity/quantity.tsx',
    from: 'disabled={disabled || value >= max}',
    to: 'disabled={disabled}',
    tests: quantity,
  },
  {
    name: 'a limit is applied in silence',
    kind: 'unshown error',
    file: 'components/quantity/quantity.tsx',
    from: '{note && wordsOf(note)}',
    to: '',
    tests: quantity,
  },
  {
    name: 'the minus button says that it adds',
    kind: 'swapped label',
    file: 'components/quantity/quantity.tsx',
    from: `aria-label={t('fewer')}`,
    to: `aria-label={t('more')}`,
    tests: quantity,
  },
]
