import type { CheckoutCart } from './checkout.machine.ts'

/** One line of acrylic, for the cases and the tests; the total is given, so that no figure is rounded here. */
export const sampleCart = (quantity: number, price: number, total: number): CheckoutCart => ({
  items: [
    {
      cartItemId: 'ci-1',
      quantity,
      name: 'Acrylic sheet',
      unit: 'sheet',
      imageUrl: '/media/acrylic.svg',
      weight: { value: 10.63, unit: 'kilogram' },
      variants: [
        {
          variantId: 'v-1',
          color: { name: 'red', hex: '#8C1C1C' },
          sizes: [{ label: '3 mm', price: { amount: price } }],
        },
      ],
    },
  ],
  total: { amount: total },
})
