import { IconRuler2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product, VariantSize } from '../../../../../openapi/generated/schema.ts'
import { Overlay } from '../../../../components/overlay/overlay.tsx'
import { inWeightUnit, sharedWeightUnit } from '../../../../lib/formats/format-measure.ts'
import { formatNumber } from '../../../../lib/formats/format-number.ts'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import type { Choice } from './product-choice.ts'
import { sizeOptions } from './product-choice.ts'
import classes from './size-guide.module.css'

/** Explains in a dialog how this kind of material is measured, and lists the measures of every size. */
export function SizeGuide({ product, choice }: { product: Product; choice: Choice }) {
  const { t } = useTranslation('products')
  const [isOpen, setIsOpen] = useState(false)
  const { sizeGuideUrl, sizeGuideNotes = [] } = product
  if (!sizeGuideUrl) return null
  return (
    <>
      <button
        type="button"
        className={`text-button ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconRuler2 size={18} stroke={1.6} aria-hidden />
        {t('sizeGuide')}
      </button>
      <Overlay opened={isOpen} onClose={() => setIsOpen(false)} title={t('sizeGuide')} size="wide">
        <div className={classes.guide}>
          <img src={sizeGuideUrl} alt={t('sizeGuideAlt')} width={400} height={400} />
          <div>
            <ul className={classes.notes}>
              {sizeGuideNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <SizeTable product={product} choice={choice} />
          </div>
        </div>
      </Overlay>
    </>
  )
}

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, 3))

/** The measures and the weight of every size, each column in one unit. */
function SizeTable({ product, choice }: { product: Product; choice: Choice }) {
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
