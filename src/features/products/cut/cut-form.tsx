import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { SelectField } from '../../../components/select-field/select-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './cut-form.module.css'
import { cutRules, longestMessage, type CutWish } from './cut-rules.ts'
import { largestOf, ofThickness, type CutSheet } from './cut-sheets.ts'
import { LineMessage } from '../detail/buy/line-message.tsx'
import { usePageUrl } from '../detail/choice/use-page-url.ts'
import type { Order } from '../detail/buy/use-order.ts'

const opensLineItself = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches

/** The measures of the pieces to cut. A phone opens LINE with them; a desk shows them to scan. */
export default function CutForm({ order, sheets }: { order: Order; sheets: CutSheet[] }) {
  const { t } = useTranslation('products')
  const { length } = useFormat()
  const { product, choice, quantity } = order
  const address = usePageUrl(choice.variantId)
  const [message, setMessage] = useState<{ words: string; toScan: string }>()
  const own = choice.size.dimensions.thickness
  const thicknesses = [...new Set(sheets.map(({ thickness }) => thickness))].toSorted((a, b) => a - b)
  const first = String(thicknesses.find((one) => one === own) ?? thicknesses[0] ?? '')
  const [thickness, setThickness] = useState(first)
  const form = useRuleForm<CutWish>({
    initialValues: { width: '', length: '', thickness: first, quantity: String(quantity), message: '' },
    rules: cutRules(sheets, thickness),
  })
  const largest = largestOf(ofThickness(sheets, thickness))
  const field = form.choice('thickness')

  const submit = form.submit(({ message: wishes, ...wish }) => {
    const measures = t('cutMessage', {
      ...wish,
      thickness: length(Number(wish.thickness), 'millimetre'),
      name: product.name,
      code: product.code,
      color: choice.color.name,
      address,
    })
    const words = [measures, wishes.trim()].filter(Boolean).join('\n')
    if (opensLineItself()) window.open(lineMessageUrl(words), '_blank', 'noopener,noreferrer')
    const pieces = `${wish.width} × ${wish.length} × ${wish.thickness} mm × ${wish.quantity}`
    setMessage({ words, toScan: `${product.code} ${pieces}\n${address}` })
  })

  if (message) return <LineMessage message={message.words} toScan={message.toScan} />
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="small">
        {t('cutFrom', {
          name: product.name,
          color: choice.color.name,
          largest: largest && `${formatNumber(largest.width)} × ${length(largest.length, 'millimetre')}`,
        })}
      </p>
      <div className={classes.sides}>
        <TextField {...form.field('width')} label={t('cutWidth')} inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('length')} label={t('cutLength')} inputMode="decimal" autoComplete="off" />
      </div>
      <div className={classes.sides}>
        <SelectField
          {...field}
          label={t('cutThickness')}
          options={thicknesses.map((one) => ({ value: String(one), label: length(one, 'millimetre') }))}
          onChange={(chosen) => {
            setThickness(chosen)
            field.onChange(chosen)
          }}
        />
        <TextField
          {...form.field('quantity')}
          label={t('cutQuantity')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextField
        {...form.field('message')}
        label={t('cutWishes')}
        hint={t('cutWishesHint')}
        autoComplete="off"
        max={longestMessage}
        isOptional
      />
      <ActionButton type="submit" tone="line" isFull>
        {t('askOnLine')}
      </ActionButton>
      <p className="small">{t('cutNote')}</p>
    </form>
  )
}
