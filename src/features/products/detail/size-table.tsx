import { useTranslation } from 'react-i18next'
import type { Product, VariantSize } from '../../../../openapi/generated/schema.ts'
import { inWeightUnit, sharedWeightUnit } from '../../../lib/format-measure.ts'
import { formatNumber } from '../../../lib/format-number.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { sizeOptions, type Choice } from './product-choice.ts'
import classes from './size-table.module.css'

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, 3))

/** The measures and the weight of every size, each column in one unit. */
export function SizeTable({ product, choice }: { product: Product; choice: Choice }) {
  const { t } = useTranslation('products')
  const { lengthUnit, weightUnit } = useFormat()
  const sizes = sizeOptions(product, choice).map(({ size }) => size)
  const unit = choice.size.dimensions.unit
  const unitOfWeight = sharedWeightUnit(sizes.map(({ weight }) => weight))
  const hasThickness = sizes.some(({ dimensions }) => dimensions.thickness !== undefined)
  const columns = [
    { name: 'widthName', valueOf: ({ dimensions }: VariantSize) => dimensions.width },
    { name: 'lengthName', valueOf: ({ dimensions }: VariantSize) => dimensions.length },
    { name: 'thicknessName', valueOf: ({ dimensions }: VariantSize) => dimensions.thickness },
    { name: 'weightName', valueOf: ({ weight }: VariantSize) => inWeightUnit(weight, unitOfWeight).value },
  ] as const
  const shown = columns.filter(({ name }) => name !== 'thicknessName' || hasThickness)
  return (
    <table className={classes.table}>
      <caption>{t('sizesOf', { unit: lengthUnit(unit), weightUnit: weightUnit(unitOfWeight) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          {shown.map(({ name }) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size.label} aria-current={size.label === choice.size.label || undefined}>
            <th scope="row">{size.label}</th>
            {shown.map(({ name, valueOf }) => (
              <td key={name}>{figure(valueOf(size))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
