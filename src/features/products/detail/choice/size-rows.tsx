import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Price } from '../../../../components/price/price.tsx'
import { inWeightUnit, sharedWeightUnit } from '../../../../lib/formats/format-measure.ts'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import type { Choice, SizeOption } from './product-choice.ts'
import classes from './size-rows.module.css'

interface SizeRowsProps {
  options: SizeOption[]
  choice: Choice
  group: string
  unit: string
  onChoose: (label: string) => void
}

/** More rows would push the price and the button below the visible area. */
const shownAtOnce = 8

/** The sizes as rows of a price list. Unavailable sizes stay in the list and state the reason. */
export function SizeRows({ options, choice, ...row }: SizeRowsProps) {
  const { t } = useTranslation('products')
  const list = useRef<HTMLDivElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const chosenPlace = options.findIndex(({ label }) => label === choice.size.label)
  const isShort = !isWhole && options.length > shownAtOnce + 1 && chosenPlace < shownAtOnce
  const shown = isShort ? options.slice(0, shownAtOnce) : options
  const weightUnit = sharedWeightUnit(options.map(({ size }) => size.weight))

  /** The button goes away; the focus moves to the first row that came. */
  function showAll() {
    flushSync(() => setIsWhole(true))
    list.current?.querySelectorAll('input')[shownAtOnce]?.focus()
  }

  return (
    <div ref={list} className={classes.rows}>
      {shown.map((option) => (
        <SizeRow
          key={option.label}
          option={option}
          isChosen={option.label === choice.size.label}
          colorName={choice.color.name}
          weightUnit={weightUnit}
          {...row}
        />
      ))}
      {isShort && (
        <button type="button" className={classes.all} onClick={showAll}>
          {t('allSizes', { count: options.length })}
        </button>
      )}
    </div>
  )
}

interface SizeRowProps extends Omit<SizeRowsProps, 'options' | 'choice'> {
  option: SizeOption
  isChosen: boolean
  colorName: string
  weightUnit: ReturnType<typeof sharedWeightUnit>
}

function SizeRow({ option, group, isChosen, colorName, unit, weightUnit, onChoose }: SizeRowProps) {
  const { t } = useTranslation(['products', 'parts'])
  const { weight } = useFormat()
  const { label, size, availability } = option
  const isMissing = availability === 'missing'
  const measures = <Measures label={label} />
  const reason = isMissing ? t('sizeMissing', { color: colorName }) : t('parts:soldOut')
  return (
    <label data-quiet={availability !== 'available' || undefined}>
      <input type="radio" name={group} value={label} checked={isChosen} onChange={() => onChoose(label)} />
      <span className={classes.label}>
        {isMissing ? <s>{measures}</s> : measures}
        {availability !== 'available' && <em>{reason}</em>}
      </span>
      <span className={`note ${classes.weight}`}>{weight(inWeightUnit(size.weight, weightUnit))}</span>
      <span className={classes.price}>
        <Price
          price={size.price}
          specialPrice={size.specialPrice}
          unit={unit}
          satang="whenNeeded"
          isQuiet={availability !== 'available'}
        />
      </span>
    </label>
  )
}

/** Prevents line breaks within a measure, and allows them after the dot between two measures. */
function Measures({ label }: { label: string }) {
  const parts = label.split(' · ')
  return parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ' '}
      <span className="no-break">{place < parts.length - 1 ? `${part} ·` : part}</span>
    </Fragment>
  ))
}
