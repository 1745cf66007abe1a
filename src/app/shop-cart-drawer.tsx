import { CartDrawer } from '../features/cart/cart-drawer.tsx'
import { Companions } from '../features/products/detail/companions.tsx'

/** The drawer of the cart with what goes with the product that was just taken. */
export default function ShopCartDrawer() {
  return (
    <CartDrawer
      companions={(productId, onFollow) => (
        <Companions key={productId} productId={productId} onFollow={onFollow} />
      )}
    />
  )
}
