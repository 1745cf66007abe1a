import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '../../../components/price/price.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import type { Choice, SizeOption } from './product-choice.ts'
import classes from './size-choice.module.css'
import { SizeGuide } from './size-guide.tsx'

interface SizeChoiceProps {
  options: SizeOption[]
  choice: Choice
  unit: string
  guideUrl: string | undefined
  onChoose: (label: string) => void
}

/** More rows would push the price and the button below the visible area. */
const shownAtOnce = 8

/** The sizes as rows of a price list. Unavailable sizes stay in the list and state the reason. */
export function SizeChoice({ options, choice, unit, guideUrl, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation('products')
  const group = useId()
  const [isWhole, setIsWhole] = useState(false)
  const chosenPlace = options.findIndex(({ label }) => label === choice.size.label)
  const isShort = isWhole || options.length <= shownAtOnce + 1 || chosenPlace >= shownAtOnce
  const shown = isShort ? options : options.slice(0, shownAtOnce)
  return (
    <fieldset className={classes.sizes}>
      <legend>
        <span>
          {t('size')} <b className="no-break">{choice.size.label}</b>
        </span>
        {guideUrl && <SizeGuide url={guideUrl} label={choice.size.label} />}
      </legend>
      <div className={classes.rows}>
        {shown.map((option) => (
          <SizeRow
            key={option.label}
            option={option}
            group={group}
            isChosen={option.label === choice.size.label}
            colorName={choice.color.name}
            unit={unit}
            onChoose={() => onChoose(option.label)}
          />
        ))}
      </div>
      {!isShort && (
        <button type="button" className={classes.all} onClick={() => setIsWhole(true)}>
          {t('allSizes', { count: options.length })}
        </button>
      )}
    </fieldset>
  )
}

interface SizeRowProps {
  option: SizeOption
  group: string
  isChosen: boolean
  colorName: string
  unit: string
  onChoose: () => void
}

function SizeRow({ option, group, isChosen, colorName, unit, onChoose }: SizeRowProps) {
  const { t } = useTranslation(['products', 'parts'])
  const { weight } = useFormat()
  const { size, availability } = option
  const isMissing = availability === 'missing'
  const measures = <Measures label={option.label} />
  const reason = isMissing ? t('sizeMissing', { color: colorName }) : t('parts:soldOut')
  return (
    <label data-quiet={availability !== 'available' || undefined}>
      <input type="radio" name={group} checked={isChosen} disabled={isMissing} onChange={onChoose} />
      <span className={classes.label}>
        {isMissing ? <s>{measures}</s> : measures}
        {availability !== 'available' && <em>{reason}</em>}
      </span>
      <span className={classes.weight}>{weight(size.weight)}</span>
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
