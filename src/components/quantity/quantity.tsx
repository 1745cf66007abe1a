import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { settleQuantity, stepOfKey } from './quantity-steps.ts'
import classes from './quantity.module.css'

interface QuantityProps {
  /** Label for screen readers: the name of the item. */
  label: string
  value: number
  onChange: (quantity: number) => void
  min?: number
  /** The quantity in stock, or the maximum for one order. */
  max?: number
  /** The unit ("แผ่น", "ม้วน") that is shown in the message about a limit. */
  unit?: string | undefined
  disabled?: boolean
}

/** A number field between a minus and a plus button. Typed input applies on Enter or when the field is left. */
export function Quantity({ label, value, onChange, min = 1, max = 9999, unit, disabled }: QuantityProps) {
  const { t } = useTranslation('parts')
  const { amount } = useFormat()
  const [typed, setTyped] = useState<string>()
  const [limit, setLimit] = useState<'min' | 'max'>()
  const noteId = useId()

  const settle = (wanted: number) => {
    const settled = settleQuantity(wanted, { min, max })
    setTyped(undefined)
    setLimit(settled.limit)
    if (settled.quantity !== value) onChange(settled.quantity)
  }
  const commit = () => {
    if (typed !== undefined) settle(typed === '' ? value : Number(typed))
  }
  const standing = () => (typed ? Number(typed) : value)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key)
    if (step !== undefined) {
      event.preventDefault()
      settle(standing() + step)
    } else if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    }
  }

  const words = limit && { amount: amount(limit === 'max' ? max : min, unit ?? '').trim() }
  return (
    <div className={classes.quantity}>
      <div className={classes.box} role="group" aria-label={label} data-disabled={disabled || undefined}>
        <button
          type="button"
          aria-label={t('fewer')}
          disabled={disabled || value <= min}
          onClick={() => settle(value - 1)}
        >
          <IconMinus size={20} stroke={1.6} aria-hidden />
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={standing()}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={noteId}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={t('more')}
          disabled={disabled || value >= max}
          onClick={() => settle(value + 1)}
        >
          <IconPlus size={20} stroke={1.6} aria-hidden />
        </button>
      </div>
      <p id={noteId} className={classes.note} role="status">
        {words && t(limit === 'max' ? 'atMost' : 'atLeast', words)}
      </p>
    </div>
  )
}
