import { colorsOf, materialFact, productWithCode, kilograms, thicknessesOf, variant } from './published.ts'

/** A sentence about products, with its figures taken from the catalogue: the content has to say the same. */
interface Claim {
  readonly at: string
  readonly th: string
  readonly en: string
}

const claim = (at: string, th: string, en: string): Claim => ({ at, th, en })

const full = { width: 1220, length: 2440 }
const quarter = { width: 600, length: 1200 }
const small = { width: 300, length: 600 }

const cast = productWithCode('AC-CAST')
const castColors = colorsOf(cast).length
const [thinnest, , thickest] = thicknessesOf(cast)
const clearWeight = (thickness: number) => kilograms(variant('AC-CLR', { ...full, thickness }).weightGrams)

const rods = ['ER-POM', 'ER-PA6', 'ER-MC', 'ER-PTFE'].flatMap((code) =>
  productWithCode(code).variants.map(({ dimensions }) => dimensions.width),
)
const fan = productWithCode('AC-FAN')
const petRoll = thicknessesOf(productWithCode('RL-PET'))
const soft = Number.parseFloat(materialFact(productWithCode('RL-PVC').materialId ?? '', 'Density'))
const perSquareMetre = (thickness: number) => (soft * thickness).toFixed(2)
const board = (code: string, thickness: number) =>
  /([\d,]+) gsm/.exec(variant(code, { thickness }).label.en)?.[1]

const yearsOutdoors = (material: string) => /\d+–\d+/.exec(materialFact(material, 'Outdoors'))?.[0] ?? ''

/** The news names them one by one. */
export const newColors = ['Orange', 'Green', 'Lime green', 'Sky blue', 'Gold', 'Smoke grey'] as const

export const claims: readonly Claim[] = [
  claim(
    'twelve-colours-of-cast-acrylic',
    `อะคริลิกหล่อ ${castColors} สี หนา ${thinnest}–${thickest} มม.`,
    `Cast acrylic in ${castColors} colours, ${thinnest}–${thickest} mm`,
  ),
  claim(
    'twelve-colours-of-cast-acrylic',
    `สีทึบ ${castColors} สี ความหนา ${thicknessesOf(cast)
      .join(', ')
      .replace(/, (\d+)$/, ' และ $1')} มม.`,
    `in ${castColors} colours, at ${thicknessesOf(cast)
      .join(', ')
      .replace(/, (\d+)$/, ' and $1')} mm`,
  ),
  claim(
    'engineering-plastics-cut-to-length',
    `เส้นผ่านศูนย์กลาง ${Math.min(...rods)} ถึง ${Math.max(...rods)} มม.`,
    `${Math.min(...rods)} to ${Math.max(...rods)} mm in diameter`,
  ),
  claim(
    'khon-kaen-larger-store',
    `อะคริลิกหล่อ ${thinnest}–${thickest} มม. ${castColors} สี`,
    `${castColors} colours`,
  ),
  claim(
    'khon-kaen-larger-store',
    `ไวนิล ${[...new Set(productWithCode('VN-WG').variants.map(({ label }) => /(\d+) gsm/.exec(label.en)?.[1]))].join(' และ ')} แกรม`,
    'Banner of 440 and 510 gsm',
  ),
  ...newColors.map((color) => {
    const { th, en } = variant('AC-CAST', { ...full, thickness: 2 }, color).color.name
    return claim('six-more-colours-2mm-cast', th, en.split(' ')[0]?.toLowerCase() ?? '')
  }),
  ...[full, quarter, small].map((size) => {
    const [weight, ...others] = newColors.map((color) =>
      kilograms(variant('AC-CAST', { ...size, thickness: 2 }, color).weightGrams),
    )
    if (others.some((other) => other !== weight)) throw new Error('Colours of different weight')
    return claim('six-more-colours-2mm-cast', `${weight} กก.`, `${weight} kg`)
  }),
  claim('acrylic-swatch-set', `${colorsOf(fan).length} สี`, `${colorsOf(fan).length} colours`),
  ...fan.variants.map(({ weightGrams, dimensions: { width, length } }) =>
    claim(
      'acrylic-swatch-set',
      `${width} × ${length} มม. น้ำหนักรวม ${kilograms(weightGrams)} กก.`,
      `${width} × ${length} mm, ${kilograms(weightGrams)} kg in all`,
    ),
  ),
  ...[100, 120, 150].flatMap((width) =>
    ['White', 'Black'].map((color) => {
      const weight = kilograms(variant('ER-POM', { width }, color).weightGrams / 10)
      return claim('pom-rods-up-to-150', `${width} มม. ${weight} กก.`, `${width} mm ${weight} kg`)
    }),
  ),
  claim(
    'acrylic-cut-sheets',
    `แผ่น 3 มม. หนัก ${kilograms(variant('AC-CAST', { ...quarter, thickness: 3 }).weightGrams)} กก.`,
    `At 3 mm it weighs ${kilograms(variant('AC-CAST', { ...quarter, thickness: 3 }).weightGrams)} kg`,
  ),
  claim(
    'pet-roll-prices-november-2023',
    `PET ใส ชนิดม้วน หนา ${petRoll[0]}–${petRoll.at(-1)} มม.`,
    `clear PET rolls, ${petRoll[0]}–${petRoll.at(-1)} mm`,
  ),
  ...(
    [
      [200, 2],
      [300, 3],
    ] as const
  ).map(([width, thickness]) => {
    const { dimensions } = variant('RL-CURT', { width, thickness }, 'Ice blue')
    return claim(
      'polar-grade-strips',
      `กว้าง ${dimensions.width} มม. หนา ${dimensions.thickness} มม.`,
      `${dimensions.width} mm wide, ${dimensions.thickness} mm thick`,
    )
  }),
  ...[2, 3, 5].map((thickness) =>
    claim('choosing-acrylic-thickness', `${clearWeight(thickness)} กก.`, `${clearWeight(thickness)} kg`),
  ),
  claim(
    'choosing-acrylic-thickness',
    `${clearWeight(8)}–${clearWeight(10)} กก.`,
    `${clearWeight(8)}–${clearWeight(10)} kg`,
  ),
  ...(
    [
      ['FT-650', 3],
      ['FT-HVY', 4],
      ['FT-HVY', 5],
    ] as const
  ).map(([code, thickness]) =>
    claim(
      'corrugated-pp-at-trade-fairs',
      `${thickness} มม. ${board(code, thickness)} แกรม`,
      `${thickness} mm, ${board(code, thickness)} gsm`,
    ),
  ),
  ...(
    [
      [0.1, 0.2],
      [0.3, 0.5],
    ] as const
  ).map(([from, to]) =>
    claim(
      'clear-pvc-rolls',
      `${perSquareMetre(from)}–${perSquareMetre(to)} กก.`,
      `${perSquareMetre(from)}–${perSquareMetre(to)} kg`,
    ),
  ),
  ...[2, 3].map((thickness) =>
    claim('clear-pvc-rolls', `${perSquareMetre(thickness)} กก.`, `${perSquareMetre(thickness)} kg`),
  ),
  ...['cast-acrylic', 'pvc-foam'].map((material) =>
    claim(
      'plastics-outdoors-in-thailand',
      `${yearsOutdoors(material)} ปี`,
      `${yearsOutdoors(material)} years`,
    ),
  ),
]
