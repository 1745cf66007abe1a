import type { Text } from './types.ts'

export const units = {
  sheet: { th: 'แผ่น', en: 'sheet' },
  roll: { th: 'ม้วน', en: 'roll' },
  length: { th: 'ท่อน', en: 'length' },
  line: { th: 'เส้น', en: 'length' },
  each: { th: 'ชิ้น', en: 'piece' },
  box: { th: 'ใบ', en: 'piece' },
  set: { th: 'ชุด', en: 'set' },
  bottle: { th: 'ขวด', en: 'bottle' },
  pack: { th: 'แพ็ก', en: 'pack' },
  case: { th: 'กล่อง', en: 'box' },
  handle: { th: 'ด้าม', en: 'piece' },
  machine: { th: 'ตัว', en: 'piece' },
  cloth: { th: 'ผืน', en: 'piece' },
  gear: { th: 'ตัว', en: 'piece' },
} as const satisfies Record<string, Text>

export type UnitName = keyof typeof units
