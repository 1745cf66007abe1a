import { readTiers, tiersText } from '../../../machines/quantity-prices.ts'
import type {
  OfficeProductChange,
  OfficeProductDetail,
  OfficeStockChange,
  OfficeVariant,
} from '../../../openapi/generated/schema.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { fromLocalTime, toLocalTime } from '../content/local-time.ts'
import { bahtIn, bareFigure } from '../typed-figures.ts'

export const figures = ['price', 'special', 'stock', 'tiers'] as const
export type Figure = (typeof figures)[number]

export type TextName =
  | `${'name' | 'unit' | 'description'}.${'th' | 'en'}`
  | `is${'ForSale' | 'Recommended' | 'Cuttable'}`
  | 'category'
  | 'material'
  | `special${'From' | 'Until'}`

/** A field of the product, or a figure of one of its variants. */
export type FieldName = TextName | `${Figure} ${string}`
export type Values = Readonly<Partial<Record<FieldName, string>>>
export type FaultCode = 'blank' | 'price' | 'notBelowPrice' | 'stock' | 'tiers' | 'beforeStart' | 'past'

export const figureOf = (figure: Figure, { variantId }: Pick<OfficeVariant, 'variantId'>): FieldName =>
  `${figure} ${variantId}`

/** What each field shows of the product as it stands. */
export function valuesOf({ texts, variants }: OfficeProductDetail): Values {
  return {
    'name.th': texts.name.th,
    'name.en': texts.name.en,
    'unit.th': texts.unit.th,
    'unit.en': texts.unit.en,
    'description.th': texts.description.th,
    'description.en': texts.description.en,
    category: texts.categoryPath,
    material: texts.materialId ?? '',
    isForSale: String(texts.isForSale),
    isRecommended: String(texts.isRecommended),
    isCuttable: String(texts.isCuttable),
    specialFrom: toLocalTime(texts.specialFrom),
    specialUntil: toLocalTime(texts.specialUntil),
    ...Object.fromEntries(
      variants.flatMap((variant) => [
        [figureOf('price', variant), amountText(variant.price.amount)],
        [figureOf('special', variant), variant.specialPrice ? amountText(variant.specialPrice.amount) : ''],
        [figureOf('stock', variant), String(variant.stock)],
        [figureOf('tiers', variant), tiersText(variant.priceTiers ?? [])],
      ]),
    ),
  }
}

/** `1,640.00` */
const amountText = (amount: number) => formatPrice(amount).slice(1)

/** The baht that a cell says; undefined if it says none. */
export const amountIn = (text = '') => bahtIn(text) || undefined
const stockIn = (text = '') => (/^\d{1,9}$/.test(bareFigure(text)) ? Number(bareFigure(text)) : undefined)
/** A dash, as the table and spreadsheets write it, is no special price. */
const isNone = (text = '') => /^[-–—]?$/.test(bareFigure(text))

/** As the server writes them; what is none stays as it is. */
function tiersOf(text: string): string {
  const rules = readTiers(text)
  return rules ? tiersText(rules) : text
}

/** Whether two texts of a field say the same. */
export function areSame(name: FieldName, one = '', other = ''): boolean {
  if (name.startsWith('stock ')) return one === other || (stockIn(one) ?? one) === (stockIn(other) ?? other)
  if (/^(?:special|tiers) /.test(name) && isNone(one)) return isNone(other)
  if (name.startsWith('tiers ')) return tiersOf(one) === tiersOf(other)
  if (name.startsWith('price ') || name.startsWith('special '))
    return (amountIn(one) ?? one) === (amountIn(other) ?? other)
  return one === other
}

/** What of the fields the server would refuse. */
export function faultsOf(
  values: Values,
  { variants }: OfficeProductDetail,
  changed: readonly FieldName[],
): ReadonlyMap<FieldName, FaultCode> {
  const faults = new Map<FieldName, FaultCode>()
  for (const name of ['name.th', 'name.en', 'unit.th', 'unit.en'] as const)
    if (!values[name]?.trim()) faults.set(name, 'blank')
  const { specialFrom = '', specialUntil = '' } = values
  if (specialUntil !== '' && specialFrom >= specialUntil) faults.set('specialUntil', 'beforeStart')
  else if (changed.includes('specialUntil') && specialUntil !== '' && new Date(specialUntil) <= new Date())
    faults.set('specialUntil', 'past')
  for (const variant of variants) {
    const [price, special] = [values[figureOf('price', variant)], values[figureOf('special', variant)]]
    const [amount, specialAmount] = [amountIn(price), amountIn(special)]
    if (amount === undefined) faults.set(figureOf('price', variant), 'price')
    if (!isNone(special) && specialAmount === undefined) faults.set(figureOf('special', variant), 'price')
    else if (amount !== undefined && specialAmount !== undefined && specialAmount >= amount)
      faults.set(figureOf('special', variant), 'notBelowPrice')
    if (stockIn(values[figureOf('stock', variant)]) === undefined)
      faults.set(figureOf('stock', variant), 'stock')
    const tiers = values[figureOf('tiers', variant)]
    if (!isNone(tiers) && !readTiers(tiers ?? '')) faults.set(figureOf('tiers', variant), 'tiers')
  }
  return faults
}

/** What is sent: of the variants only those that change, and their stock only where it was counted. */
export function changeOf(
  values: Values,
  { version, texts, variants }: OfficeProductDetail,
  changed: readonly FieldName[],
): OfficeProductChange {
  const text = (name: FieldName) => values[name] ?? ''
  const time = (name: 'specialFrom' | 'specialUntil') => {
    const moment = changed.includes(name) ? text(name) && fromLocalTime(text(name)) : texts[name]
    return moment ? { [name]: moment } : {}
  }
  return {
    version,
    texts: {
      name: { th: text('name.th'), en: text('name.en') },
      unit: { th: text('unit.th'), en: text('unit.en') },
      description: { th: text('description.th'), en: text('description.en') },
      categoryPath: text('category'),
      ...(text('material') && { materialId: text('material') }),
      isForSale: text('isForSale') === 'true',
      isRecommended: text('isRecommended') === 'true',
      isCuttable: text('isCuttable') === 'true',
      ...time('specialFrom'),
      ...time('specialUntil'),
    },
    variants: variants.flatMap((variant) => {
      const isChanged = (figure: Figure) => changed.includes(figureOf(figure, variant))
      if (!figures.some(isChanged)) return []
      const [price, special] = [figureOf('price', variant), figureOf('special', variant)]
      const specialAmount = amountIn(text(special))
      const priceTiers = readTiers(text(figureOf('tiers', variant)))
      return [
        {
          variantId: variant.variantId,
          price: { amount: amountIn(text(price)) ?? variant.price.amount },
          ...(specialAmount !== undefined && { specialPrice: { amount: specialAmount } }),
          ...(priceTiers && { priceTiers }),
          ...(isChanged('stock') && { stock: stockIn(text(figureOf('stock', variant))) ?? variant.stock }),
        },
      ]
    }),
  }
}

/** The same for who only counts. */
export function stockChangeOf(
  values: Values,
  { version, variants }: OfficeProductDetail,
  changed: readonly FieldName[],
): OfficeStockChange {
  const counted = variants.filter((variant) => changed.includes(figureOf('stock', variant)))
  return {
    version,
    stocks: counted.map(({ variantId }) => ({
      variantId,
      stock: stockIn(values[figureOf('stock', { variantId })]) ?? 0,
    })),
  }
}
