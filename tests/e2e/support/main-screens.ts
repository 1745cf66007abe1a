/** The screens that everybody sees, with what a shopper meets on the way to an order. */
export const publicScreens = [
  '/',
  '/product',
  '/product/c-packaging',
  '/product?keyword=zzzz',
  '/product?keyword=AC-CAST&view=table',
  '/product/detail/p-ac-cast',
  '/product/detail/p-ex-pod',
  '/blogs',
  '/blogs/detail/cast-or-extruded-acrylic',
  '/news',
  '/news/detail',
  '/banner/special-prices',
  '/about',
  '/privacyPolicy',
  '/termandcon',
  '/?auth=login',
  '/?auth=register',
  '/?auth=forgot',
] as const

/** Without what opens over a page, which is looked at by tests of its own. */
export const mainScreens = publicScreens.filter((path) => !path.includes('auth='))

/** Those of a customer with products in the cart, addresses and orders. */
export const customerScreens = [
  '/cart',
  '/checkout',
  '/profile',
  '/profile?tab=addresses',
  '/profile?tab=orders',
  '/profile?tab=settings',
  '/profile/quotation',
  '/profile/quotation/new',
  '/profile/change-password',
] as const
