import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './color-choice.module.css'
import type { ColorOption } from './product-choice.ts'

interface ColorChoiceProps {
  options: ColorOption[]
  chosen: ColorOption['color']
  /** What changed with the last press. */
  note: ReactNode
  onChoose: (color: ColorOption['color']) => void
}

const reasons = { soldOut: 'colorSoldOut', missing: 'colorMissing' } as const

/**
 * The colours as swatches. A colour that is not available in the chosen size is hatched and states the reason.
 * It can still be chosen; if it does not exist in the chosen size, the size changes, and `note` says so.
 */
export function ColorChoice({ options, chosen, note, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation('products')
  const group = useId()
  const isStruck = options.some(({ availability }) => availability !== 'available')
  if (options.length === 1) return <OnlyColor color={chosen} />
  return (
    <fieldset className={classes.colors}>
      <legend>
        <span>
          {t('color')} <b>{chosen.name}</b>
        </span>
        <span className="note">{t('colorCount', { count: options.length })}</span>
      </legend>
      <div className={classes.swatches}>
        {options.map(({ color, availability }) => (
          <label key={color.hex + color.name} data-struck={availability !== 'available' || undefined}>
            <input
              className="unseen"
              type="radio"
              name={group}
              value={color.name}
              checked={color.hex === chosen.hex && color.name === chosen.name}
              onChange={() => onChoose(color)}
            />
            <i style={{ background: availability === 'available' ? color.hex : hatched(color.hex) }} />
            <span>
              {color.name}
              {availability !== 'available' && (
                <span className="visually-hidden"> {t(reasons[availability])}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {isStruck && <p className={`note ${classes.note}`}>{t('struckColors')}</p>}
      {note}
    </fieldset>
  )
}

/** One colour is nothing to choose: its name with a small swatch leaves the room to the sizes. */
function OnlyColor({ color }: { color: ColorOption['color'] }) {
  const { t } = useTranslation('products')
  return (
    <p className={classes.only}>
      {t('color')} <i style={{ background: color.hex }} /> <b>{color.name}</b>
    </p>
  )
}

const hatched = (hex: string) => `repeating-linear-gradient(135deg, ${hex} 0 6px, var(--paper) 6px 8px)`
