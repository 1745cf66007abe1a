/** The route table of the specification (part 2), the quick order and the way back from LINE, with the functions that build each address. */
export const paths = {
  home: '/',
  productList: '/product/:categoryId?',
  productDetail: '/product/detail/:id',
  blogList: '/blogs',
  blogDetail: '/blogs/detail/:id',
  about: '/about',
  newsList: '/news',
  newsDetail: '/news/detail/:id?',
  cart: '/cart',
  quickOrder: '/quick-order',
  checkout: '/checkout',
  paymentResult: '/payment-result/:status/:orderNumber/:orderId',
  codResult: '/cod-result/:orderNumber/:orderId',
  profile: '/profile',
  lineSignIn: '/sign-in/line',
  changePassword: '/profile/change-password',
  quotation: '/profile/quotation/:quotationId?',
  orderDetail: '/profile/order-detail/:orderId?',
  banner: '/banner/:id',
  privacyPolicy: '/privacyPolicy',
  terms: '/termandcon',
  demo: '/demo/:flow?',
} as const

/** Stands in the place of the id where a quotation is asked for. */
export const newQuotation = 'new'
