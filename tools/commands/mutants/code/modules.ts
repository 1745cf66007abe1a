/** The modules whose tests are judged by breaking them: those that handle money, products and secrets. */
export interface MutatedModule {
  files: string[]
  tests: string[]
  needsDatabase?: boolean
}

export const modules: Readonly<Record<string, MutatedModule>> = {
  money: { files: ['src/lib/formats/money.ts'], tests: ['src/lib/formats/money.test.ts'] },
  orders: {
    files: ['machines/order-status/order-{events,status-word}.ts'],
    tests: ['machines/order-status/*.test.ts'],
  },
  patch: {
    files: ['server/shop/cart/{cart-line,patch-cart}.ts'],
    tests: ['server/shop/cart/*.test.ts'],
    needsDatabase: true,
  },
  stock: {
    files: ['server/shop/checkout/take-stock.ts', 'server/shop/order-lifecycle/apply-order-event.ts'],
    // Without the tests of races: hundreds of orders for each mutant would take hours.
    tests: [
      'server/shop/checkout/{take-stock,checkout,checkout-refusals,checkout-totals}.test.ts',
      'server/shop/orders/{end-delivery,expire-orders,orders}.test.ts',
    ],
    needsDatabase: true,
  },
  sessions: {
    files: ['server/shop/accounts/{access-tokens,refresh-session,refresh-tokens,sessions}.ts'],
    tests: ['server/shop/accounts/{access-tokens,refresh-token,sessions,sign-in}.test.ts'],
    needsDatabase: true,
  },
  codes: {
    files: ['server/shop/accounts/codes/{check-code,issue-code,secrets,sending-limits,user-name}.ts'],
    tests: ['server/shop/accounts/codes/*.test.ts'],
    needsDatabase: true,
  },
}
