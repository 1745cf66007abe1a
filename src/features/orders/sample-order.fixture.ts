import type { Order } from '../../../openapi/generated/schema.ts'

/** A card order as the tests of this topic need it. */
export const sampleOrder: Order = {
  id: 'o-1',
  orderNumber: 'PH-261122-123456',
  createdAt: '2026-11-20T07:06:00Z',
  itemCount: 2,
  total: { amount: 7330 },
  paymentChannel: 'card',
  payment: 'pending',
  fulfilment: 'pending',
  status: 'pending',
  items: [
    {
      productId: 'p-1',
      variantId: 'v-1',
      name: 'แผ่นอะคริลิกสี หล่อ (Cast)',
      imageUrl: '/media/drawings/acrylic/c8201e.svg',
      color: { name: 'แดง', hex: '#C8201E' },
      size: '600 × 1,200 × 3 มม.',
      quantity: 2,
      unit: 'แผ่น',
      unitPrice: { amount: 3425 },
      weight: { value: 2.5, unit: 'kilogram' },
      total: { amount: 6850 },
    },
  ],
  goodsTotal: { amount: 6850 },
  shippingPrice: { amount: 480 },
  saved: { amount: 150 },
  deliveryAddress: {
    recipientName: 'สมชาย ใจดี',
    phoneNumber: '0812345678',
    addressLine: '99/12 ถนนเจริญกรุง',
    subDistrict: 'บางรัก',
    district: 'บางรัก',
    province: 'กรุงเทพมหานคร',
    postcode: '10500',
  },
  shippingName: 'รถขนส่งวัสดุ',
  timeline: [{ event: 'placed', at: '2026-11-20T07:06:00Z' }],
  canPay: false,
  canCancel: false,
  isInProcess: false,
  attempts: [],
  refunds: [],
}

/** The branch of an order whose goods wait there. */
export const samplePickUp: NonNullable<Order['pickUp']> = {
  branchId: 'nonthaburi',
  name: 'สาขานนทบุรี',
  address: '60/12 ถนนรัตนาธิเบศร์ นนทบุรี 11000',
  phone: '02-000-0002',
  hours: 'จันทร์–เสาร์ 8.00–17.30 น.',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=13.8609%2C100.5052',
  readyFrom: '2026-11-20T09:06:00Z',
  code: 'K7X4PA',
}
