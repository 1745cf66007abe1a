import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeNewProduct, OfficeNewVariant } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { Overlay } from '../../components/overlay/overlay.tsx'
import { EditNotices } from '../parts/edit-notices.tsx'
import type { Edit } from '../hooks/use-edit.ts'
import classes from './products.module.css'

interface NewGoodsProps {
  /** With these the first variant belongs to a new product. */
  categories?: readonly { path: string; name: string }[]
  edit: Edit
  onAdd: (variant: OfficeNewVariant, product: Omit<OfficeNewProduct, 'variant'>) => void
  onClose: () => void
}

const key = { pattern: '[A-Za-z0-9_\\-]{1,62}', autoComplete: 'off' }
const word = { pattern: '.*\\S.*', maxLength: 200, autoComplete: 'off' }
const whole = { type: 'number', min: 0, step: 1, max: 1_000_000_000, inputMode: 'numeric' } as const
const measure = { ...whole, step: 'any', inputMode: 'decimal' } as const
const fields = {
  productCode: { ...key, isOfProduct: true },
  nameTh: { ...word, lang: 'th', isOfProduct: true },
  nameEn: { ...word, lang: 'en', isOfProduct: true },
  unitTh: { ...word, maxLength: 40, lang: 'th', isOfProduct: true },
  unitEn: { ...word, maxLength: 40, lang: 'en', isOfProduct: true },
  variantCode: key,
  hex: { type: 'color', defaultValue: '#ffffff' },
  colorTh: { ...word, lang: 'th' },
  colorEn: { ...word, lang: 'en' },
  sizeTh: { ...word, lang: 'th' },
  sizeEn: { ...word, lang: 'en' },
  widthMm: measure,
  lengthMm: measure,
  thicknessMm: { ...measure, required: false },
  weightGrams: whole,
  price: { ...measure, min: 0.01, step: 0.01 },
  stock: whole,
} as const
type Field = keyof typeof fields
const names = Object.keys(fields) as Field[]

/** Asks for all that shoppers are told of a variant, and of the product if it is new. */
export function NewGoods({ categories, edit, onAdd, onClose }: NewGoodsProps) {
  const { t } = useTranslation(['officeProducts', 'rules'])
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  // Only its buttons close a dialog in which something is typed: it would be lost.
  const [isTyped, setTyped] = useState(false)
  const title = categories ? t('addProduct') : t('addVariant')
  return (
    <Overlay opened title={title} onClose={onClose} persistent={edit.isSaving || isTyped} size="wide">
      <form
        className={classes.times}
        // The browser's own messages may be in another language than the page.
        noValidate
        onChange={() => setTyped(true)}
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = wrongInputs(event.currentTarget)
          setFaults(Object.fromEntries(wrong.map((input) => [input.name, t(`rules:${faultOf(input)}`)])))
          if (wrong[0]) return wrong[0].focus()
          const typed = new FormData(event.currentTarget)
          const text = (name: Field | 'category') => String(typed.get(name) ?? '').trim()
          onAdd(variantOf(text), {
            code: text('productCode'),
            name: { th: text('nameTh'), en: text('nameEn') },
            unit: { th: text('unitTh'), en: text('unitEn') },
            categoryPath: text('category'),
          })
        }}
      >
        {names.flatMap((name) => {
          const { isOfProduct = false, ...input } = { isOfProduct: undefined, ...fields[name] }
          return isOfProduct && !categories
            ? []
            : [
                <TextInput
                  key={name}
                  name={name}
                  label={t(`new_${name}`)}
                  required
                  error={faults[name]}
                  {...input}
                />,
              ]
        })}
        {categories && (
          <NativeSelect
            name="category"
            label={t('category')}
            data={categories.map(({ path, name }) => ({ value: path, label: name }))}
          />
        )}
        <EditNotices edit={edit} conflict={t('conflict')} words={{ VALIDATION: t('addRefused') }} />
        <ActionButton onClick={onClose} disabled={edit.isSaving}>
          {t('cancel')}
        </ActionButton>
        <ActionButton type="submit" primary isWaiting={edit.isSaving}>
          {title}
        </ActionButton>
      </form>
    </Overlay>
  )
}

const wrongInputs = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && !one.validity.valid,
  )

function faultOf({ type, validity }: HTMLInputElement): 'required' | 'number' | 'notValid' {
  if (validity.valueMissing && !validity.badInput) return 'required'
  return type === 'number' ? 'number' : 'notValid'
}

function variantOf(text: (name: Field) => string): OfficeNewVariant {
  return {
    code: text('variantCode'),
    hex: text('hex'),
    color: { th: text('colorTh'), en: text('colorEn') },
    size: { th: text('sizeTh'), en: text('sizeEn') },
    widthMm: Number(text('widthMm')),
    lengthMm: Number(text('lengthMm')),
    ...(text('thicknessMm') !== '' && { thicknessMm: Number(text('thicknessMm')) }),
    weightGrams: Number(text('weightGrams')),
    price: { amount: Number(text('price')) },
    stock: Number(text('stock')),
  }
}
