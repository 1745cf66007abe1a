import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, priceToPay } from '../../../../lib/formats/money.ts'
import classes from './change-note.module.css'
import { goBack, type Chosen, type Move } from './choosing.ts'

interface ChangeNoteProps {
  chosen: Chosen
  /** The note stands where the shopper pressed: a moved size with the colours, a moved colour with the sizes. */
  changed: Move['changed']
  onChoose: (chosen: Chosen) => void
}

/** Says what else changed with the last press, with the new price, and offers the way back. */
export function ChangeNote({ chosen, changed, onChoose }: ChangeNoteProps) {
  const { t } = useTranslation('products')
  const place = useRef<HTMLDivElement>(null)
  const { choice, wish } = chosen
  const move = chosen.move?.changed === changed ? chosen.move : undefined
  const { size, color } = choice
  const said = {
    color: color.name,
    size: onOneLine(size.label),
    price: formatPrice(priceToPay(size.price, size.specialPrice)),
    wishedColor: wish.color.name,
    wishedSize: onOneLine(wish.size.label),
  }

  function back(from: Move) {
    // The button goes away; the focus returns to what was chosen before.
    const before = changed === 'size' ? from.from.choice.color.name : from.from.choice.size.label
    const radios = place.current?.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]')
    ;[...(radios ?? [])].find(({ value }) => value === before)?.focus()
    onChoose(goBack(from))
  }

  return (
    <div ref={place} role="status" className={classes.note}>
      {move && (
        <>
          <p>{t(wordsOf(move), said)}</p>
          {move.because === 'notMade' && (
            <button type="button" className="text-button" onClick={() => back(move)}>
              {t('backToChoice', {
                color: move.from.choice.color.name,
                size: onOneLine(move.from.choice.size.label),
              })}
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** A measure does not break; the line may break after the dot between two measures. */
const onOneLine = (label: string) =>
  label
    .split(' · ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ')

function wordsOf({ changed, because }: Move) {
  if (changed === 'size') return because === 'notMade' ? 'sizeMoved' : 'sizeCameBack'
  return because === 'notMade' ? 'colorMoved' : 'colorCameBack'
}
