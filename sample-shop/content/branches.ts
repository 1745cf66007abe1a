import type { Branch } from './types.ts'

const counterHours = { th: 'จันทร์–เสาร์ 8.00–17.30 น.', en: 'Monday to Saturday, 8.00–17.30' }

export const branches: readonly Branch[] = [
  {
    id: 'charoen-krung',
    name: { th: 'สำนักงานใหญ่ เจริญกรุง', en: 'Head office, Charoen Krung' },
    address: {
      th: '99/1 ถนนเจริญกรุง แขวงบางรัก เขตบางรัก กรุงเทพมหานคร 10500',
      en: '99/1 Charoen Krung Road, Bang Rak, Bangkok 10500',
    },
    phone: '02-000-0000',
    hours: counterHours,
    lat: 13.7228,
    lng: 100.5152,
  },
  {
    id: 'bang-phli',
    name: { th: 'คลังสินค้าบางพลี', en: 'Bang Phli warehouse' },
    address: {
      th: '88/8 หมู่ 6 ถนนเทพารักษ์ ตำบลบางพลีใหญ่ อำเภอบางพลี สมุทรปราการ 10540',
      en: '88/8 Moo 6, Thepharak Road, Bang Phli Yai, Bang Phli, Samut Prakan 10540',
    },
    phone: '02-000-0001',
    hours: {
      th: 'จันทร์–เสาร์ 8.00–16.30 น. รับของตามใบสั่ง',
      en: 'Monday to Saturday, 8.00–16.30, collection of orders',
    },
    lat: 13.6042,
    lng: 100.7086,
  },
  {
    id: 'nonthaburi',
    name: { th: 'สาขานนทบุรี', en: 'Nonthaburi branch' },
    address: {
      th: '60/12 ถนนรัตนาธิเบศร์ ตำบลบางกระสอ อำเภอเมืองนนทบุรี นนทบุรี 11000',
      en: '60/12 Rattanathibet Road, Bang Kraso, Mueang Nonthaburi, Nonthaburi 11000',
    },
    phone: '02-000-0002',
    hours: counterHours,
    lat: 13.8609,
    lng: 100.5052,
  },
  {
    id: 'chiang-mai',
    name: { th: 'สาขาเชียงใหม่', en: 'Chiang Mai branch' },
    address: {
      th: '211/4 ถนนมหิดล ตำบลหนองหอย อำเภอเมืองเชียงใหม่ เชียงใหม่ 50000',
      en: '211/4 Mahidol Road, Nong Hoi, Mueang Chiang Mai, Chiang Mai 50000',
    },
    phone: '053-000-000',
    hours: counterHours,
    lat: 18.7655,
    lng: 99.0035,
  },
  {
    id: 'khon-kaen',
    name: { th: 'สาขาขอนแก่น', en: 'Khon Kaen branch' },
    address: {
      th: '345/9 ถนนมิตรภาพ ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น 40000',
      en: '345/9 Mittraphap Road, Nai Mueang, Mueang Khon Kaen, Khon Kaen 40000',
    },
    phone: '043-000-000',
    hours: counterHours,
    lat: 16.4331,
    lng: 102.8256,
  },
  {
    id: 'nakhon-ratchasima',
    name: { th: 'สาขานครราชสีมา', en: 'Nakhon Ratchasima branch' },
    address: {
      th: '118/3 ถนนมิตรภาพ ตำบลในเมือง อำเภอเมืองนครราชสีมา นครราชสีมา 30000',
      en: '118/3 Mittraphap Road, Nai Mueang, Mueang Nakhon Ratchasima, Nakhon Ratchasima 30000',
    },
    phone: '044-000-000',
    hours: counterHours,
    lat: 14.9792,
    lng: 102.0776,
  },
  {
    id: 'hat-yai',
    name: { th: 'สาขาหาดใหญ่', en: 'Hat Yai branch' },
    address: {
      th: '77/15 ถนนกาญจนวณิชย์ ตำบลคอหงส์ อำเภอหาดใหญ่ สงขลา 90110',
      en: '77/15 Kanchanavanich Road, Kho Hong, Hat Yai, Songkhla 90110',
    },
    phone: '074-000-000',
    hours: counterHours,
    lat: 7.0062,
    lng: 100.4984,
  },
  {
    id: 'rayong',
    name: { th: 'สาขาระยอง', en: 'Rayong branch' },
    address: {
      th: '29/7 ถนนสุขุมวิท ตำบลเนินพระ อำเภอเมืองระยอง ระยอง 21000',
      en: '29/7 Sukhumvit Road, Noen Phra, Mueang Rayong, Rayong 21000',
    },
    phone: '038-000-000',
    hours: counterHours,
    lat: 12.6866,
    lng: 101.2372,
  },
]
