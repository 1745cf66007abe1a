import type { Client } from './types.ts'

export const clients: readonly Client[] = [
  { id: 'paidee-sign', name: { th: 'ป้ายดี', en: 'Paidee Sign' }, kind: 'signShop' },
  { id: 'muek-nuan-press', name: { th: 'โรงพิมพ์หมึกนวล', en: 'Muek Nuan Press' }, kind: 'printer' },
  { id: 'tharnjai-hospital', name: { th: 'โรงพยาบาลธารใจ', en: 'Tharnjai Hospital' }, kind: 'hospital' },
  { id: 'ton-tabaek-school', name: { th: 'โรงเรียนต้นตะแบก', en: 'Ton Tabaek School' }, kind: 'school' },
  { id: 'ruean-show', name: { th: 'เรือนโชว์', en: 'Ruean Show' }, kind: 'exhibitionBuilder' },
  { id: 'sam-see-signs', name: { th: 'สามสี งานป้าย', en: 'Sam See Signs' }, kind: 'signShop' },
  { id: 'baan-la-or', name: { th: 'ขนมบ้านละออ', en: 'Baan La-or Bakery' }, kind: 'factory' },
  { id: 'pim-pruek', name: { th: 'พิมพ์พฤกษ์', en: 'Pim Pruek Printing' }, kind: 'printer' },
  { id: 'fueang-fah', name: { th: 'เฟืองฟ้า งานเครื่อง', en: 'Fueang Fah Machine Works' }, kind: 'factory' },
  { id: 'phae-klang-market', name: { th: 'ตลาดแพกลาง', en: 'Phae Klang Market' }, kind: 'retailer' },
  { id: 'yim-yon-dental', name: { th: 'คลินิกทันตกรรมยิ้มยล', en: 'Yim Yon Dental' }, kind: 'hospital' },
  { id: 'booth-buri', name: { th: 'บูธบุรี', en: 'Booth Buri' }, kind: 'exhibitionBuilder' },
]
