import { materials } from './materials.ts'
import type { Facts, MaterialName } from './materials.ts'
import type { MaterialFact, MaterialRecord, Text } from './types.ts'

const labels: Record<keyof Facts, Text> = {
  made: { th: 'วัสดุ', en: 'Material' },
  cut: { th: 'การตัด', en: 'Cutting' },
  join: { th: 'การติดและต่อ', en: 'Joining' },
  outdoors: { th: 'ใช้กลางแจ้ง', en: 'Outdoors' },
  heat: { th: 'ทนความร้อน', en: 'Heat' },
  food: { th: 'สัมผัสอาหาร', en: 'Food' },
  tolerance: { th: 'ความคลาดเคลื่อน', en: 'Tolerance' },
}
const order: readonly (keyof Facts)[] = ['made', 'cut', 'join', 'outdoors', 'heat', 'food', 'tolerance']

/** `castAcrylic` is `cast-acrylic`. */
export const materialId = (name: MaterialName): string =>
  name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)

/** The facts of a material, in the order in which they are shown. */
function factsOf(material: MaterialName): MaterialFact[] {
  const { facts }: { facts: Facts } = materials[material]
  return order.flatMap((key) => {
    const value = facts[key]
    return value ? [{ name: labels[key], value }] : []
  })
}

const densityFact = (density: number): MaterialFact => ({
  name: { th: 'ความหนาแน่น', en: 'Density' },
  value: { th: `${density} ก./ลบ.ซม.`, en: `${density} g/cm³` },
})

const names = Object.keys(materials) as MaterialName[]

/** The materials with their facts, as database records. */
export const materialRecords: readonly MaterialRecord[] = names.map((name) => ({
  id: materialId(name),
  name: materials[name].name,
  facts: [densityFact(materials[name].density), ...factsOf(name)],
}))
