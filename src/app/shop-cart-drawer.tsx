import { CartDrawer } from '../features/cart/cart-drawer.tsx'
import { ComplementaryProducts } from '../features/products/detail/complementary-products.tsx'

/** The drawer of the cart with what goes with the product that was just taken. */
export default function ShopCartDrawer() {
  return (
    <CartDrawer
      complements={(productId, onFollow) => (
        <ComplementaryProducts key={productId} productId={productId} onFollow={onFollow} />
      )}
    />
  )
}
