import type { ParseKeys, TFunction } from 'i18next'
import type { ProductFacets } from '../../../../openapi/generated/schema.ts'
import type { useFormat } from '../../../lib/formats/use-format.ts'
import type { FacetsQuery } from '../read-facets.ts'
import { priceRangeLabel, readPrice } from './price-range.ts'

/** The query parameters of the contract that narrow the list, under the same names as in the address. */
type Narrowing = Omit<FacetsQuery, 'keyword' | 'categoryId' | 'recommended'>
export type FacetName = keyof Narrowing
export type FacetFilters = { [Name in FacetName]?: Narrowing[Name] | undefined }

/** A value to choose, as the address writes it. One with a colour is shown as a swatch. */
export interface FacetValue {
  id: string
  label: string
  count: number
  hex?: string
}

/** What the labels of a facet are made of. */
export interface FacetTexts {
  t: TFunction<['products', 'lists']>
  format: ReturnType<typeof useFormat>
  facets: ProductFacets
}

interface ChipTexts extends Omit<FacetTexts, 'facets'> {
  /** Absent as long as nothing was counted. */
  facets: ProductFacets | undefined
  filters: FacetFilters
}

interface Facet<Value> {
  /** The key of its name. Parameters with the same label are one filter, such as the two ends of a range. */
  label: ParseKeys<['products', 'lists']>
  /** Reads the value from the address; undefined if it is invalid. */
  parse: (text: string) => Value | undefined
  /** The value as the API takes it, where the address has another form. */
  toApi?: (text: string) => string
  /** The values to choose from. */
  values?: (texts: FacetTexts) => FacetValue[]
  /** The number of products that a checkbox leaves. */
  count?: (facets: ProductFacets) => number
  /** The label of the active filter, where it is neither that of the chosen value nor the facet's. */
  chip?: (texts: ChipTexts) => string | undefined
}

/** A filter is offered as values or as a checkbox. The range of prices is offered as fields, and has a label of its own. */
type Offered = Required<
  Pick<Facet<unknown>, 'values'> | Pick<Facet<unknown>, 'count'> | Pick<Facet<unknown>, 'chip'>
>

const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : undefined)
const isChecked = (text: string) => text === 'true' || undefined

/** The facets in the order of the panel and of the address. All that the list does with filters is derived from here. */
export const facets: { readonly [Name in FacetName]-?: Facet<NonNullable<Narrowing[Name]>> & Offered } = {
  color: {
    label: 'color',
    parse: (text) => /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase(),
    toApi: (digits) => `#${digits}`,
    values: ({ facets: { colors } }) =>
      colors.map(({ hex, name, count }) => ({ id: hex.slice(1).toLowerCase(), label: name, count, hex })),
  },
  thickness: {
    label: 'lists:thickness',
    parse: (text) => (/^\d{1,5}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined),
    values: ({ format, facets: { thicknesses } }) =>
      thicknesses.map(({ millimetres, count }) => ({
        id: String(millimetres),
        label: format.length(millimetres, 'millimetre'),
        count,
      })),
    chip: ({ t, format, filters: { thickness = 0 } }) =>
      t('lists:thick', { measure: format.length(thickness, 'millimetre') }),
  },
  size: {
    label: 'size',
    parse: matching(/^\d{1,9}(\.\d{1,6})?x\d{1,9}(\.\d{1,6})?$/),
    values: ({ facets: { sizes } }) => sizes,
    chip: ({ facets, filters: { size } }) => facets?.sizes.find(({ id }) => id === size)?.label ?? size,
  },
  material: {
    label: 'lists:material',
    parse: matching(/^[\w-]{1,64}$/),
    values: ({ facets: { materials } }) =>
      materials.map(({ id, name, count }) => ({ id, label: name, count })),
  },
  minPrice: { label: 'priceInBaht', parse: readPrice, chip: ({ t, filters }) => priceRangeLabel(filters, t) },
  maxPrice: { label: 'priceInBaht', parse: readPrice, chip: ({ t, filters }) => priceRangeLabel(filters, t) },
  inStock: { label: 'onlyInStock', parse: isChecked, count: ({ inStock }) => inStock },
  special: { label: 'onlySpecial', parse: isChecked, count: ({ special }) => special },
}

// The cast is safe: the table has no other keys.
export const facetNames = Object.keys(facets) as FacetName[]

const hasSameLabel = (name: FacetName) => (other: FacetName) => facets[other].label === facets[name].label

/** The active filters; a range counts once, by the first of its ends. */
export const activeFacets = (filters: FacetFilters): FacetName[] =>
  facetNames
    .filter((name) => filters[name] !== undefined)
    .filter((name, index, active) => active.findIndex(hasSameLabel(name)) === index)

/** The label of an active filter. */
export function chipLabel(name: FacetName, { facets: known, ...texts }: ChipTexts): string {
  const { label, chip, values } = facets[name]
  const chosen = String(texts.filters[name])
  const offered = (known && values?.({ ...texts, facets: known })) ?? []
  return (
    chip?.({ ...texts, facets: known }) ?? offered.find(({ id }) => id === chosen)?.label ?? texts.t(label)
  )
}

const unset = (names: readonly FacetName[]): FacetFilters =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** The changes that remove one filter, and all of them. */
export const removal = (name: FacetName): FacetFilters => unset(facetNames.filter(hasSameLabel(name)))
export const removalOfAll: FacetFilters = unset(facetNames)
