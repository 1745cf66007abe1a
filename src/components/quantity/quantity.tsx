import { ActionIcon } from '@mantine/core'
import { useCallbackRef, useDidUpdate } from '@mantine/hooks'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/formats/use-format.ts'
import { maxLineQuantity } from '../../lib/products/max-quantity.ts'
import classes from './quantity.module.css'
import { readQuantity } from './read-quantity.ts'

interface QuantityProps {
  /** Label for screen readers: the name of the item. */
  label: string
  value: number
  onChange: (quantity: number) => void
  /** Called with `true` when what was typed is no quantity and stays in the field, with `false` once it is one or is gone. */
  onRefuse?: (isRefused: boolean) => void
  min?: number
  /** The quantity in stock, or the maximum for one order. */
  max?: number
  /** The unit ("แผ่น", "ม้วน") that is shown in the message about a limit. */
  unit?: string | undefined
  /**
   * Where to ask for more than `max`: what is typed above it then stays, and is refused; counting stops there with a
   * word. Otherwise `max` takes its place.
   */
  moreAt?: (wanted: number) => string
  disabled?: boolean
  field?: Ref<HTMLInputElement>
}

type Note = 'min' | 'max' | 'notWhole' | 'over'

const isRefusal = (note: Note | undefined) => note === 'notWhole' || note === 'over'

/**
 * A number field between a minus and a plus button. Typed input applies on Enter or when the field is left. What is
 * no whole number is refused and stays as it was typed.
 */
export function Quantity({ label, value, onChange, min = 1, max = maxLineQuantity, ...rest }: QuantityProps) {
  const { unit, disabled, field, moreAt, onRefuse } = rest
  const { t } = useTranslation('parts')
  const { amount } = useFormat()
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<Note>()
  const noteId = useId()
  const isRefused = isRefusal(note)

  const tell = useCallbackRef(onRefuse)
  // A layout effect, so that the click that left the field already sees the refusal. A line that is removed withdraws its own.
  useLayoutEffect(() => {
    if (!isRefused) return undefined
    tell(true)
    return () => tell(false)
  }, [isRefused, tell])
  const settle = (wanted: number) => {
    const settled = settleQuantity(wanted, { min, max })
    setTyped(undefined)
    setNote(settled.limit)
    if (settled.quantity !== value) onChange(settled.quantity)
  }
  const commit = () => {
    if (typed === undefined) return
    const wanted = typed.trim() === '' ? value : readQuantity(typed)
    if (wanted === undefined) setNote('notWhole')
    else if (moreAt && wanted > max) setNote('over')
    else settle(wanted)
  }
  // Another size has another stock: what was said of the one before no longer holds.
  useDidUpdate(() => {
    if (note === 'over') commit()
    else if (note === 'max' && value < max) setNote(undefined)
  }, [max])
  const standing = readQuantity(typed ?? '') ?? value
  const canAsk = moreAt !== undefined && (note === 'over' || note === 'max')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key)
    if (step !== undefined) {
      event.preventDefault()
      settle(standing + step)
    } else if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
      setNote(undefined)
    }
  }

  return (
    <div className={classes.quantity}>
      <div
        className={classes.box}
        role="group"
        aria-label={label}
        data-disabled={disabled || undefined}
        data-refused={isRefused || undefined}
      >
        <ActionIcon
          aria-label={t('fewer')}
          disabled={disabled || value <= min}
          onClick={() => settle(value - 1)}
        >
          <IconMinus size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <input
          ref={field}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-valuenow={standing}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={isRefused || undefined}
          aria-describedby={noteId}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <ActionIcon
          aria-label={t('more')}
          // With a way to ask for more, the button says that there is no more instead of falling silent.
          disabled={disabled || (!moreAt && value >= max)}
          onClick={() => settle(value + 1)}
        >
          <IconPlus size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <p id={noteId} className={`remark ${classes.note}`} role="status" data-wrong={isRefused || undefined}>
        {note && wordsOf(note)}
        {canAsk && (
          <>
            {' '}
            <a href={moreAt(note === 'over' ? standing : max + 1)} target="_blank" rel="noreferrer">
              {note === 'over'
                ? t('askForMany', { amount: amount(standing, unit ?? '').trim() })
                : t('askBeyond')}
            </a>
          </>
        )}
      </p>
    </div>
  )

  function wordsOf(said: Note) {
    if (said === 'notWhole') return t('notWhole', { typed: typed ?? '' })
    if (said === 'over') return t('over', { amount: amount(max, unit ?? '').trim() })
    const limit = { amount: amount(said === 'max' ? max : min, unit ?? '').trim() }
    return t(said === 'max' ? 'atMost' : 'atLeast', limit)
  }
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

const stepOfKey = (key: string): number | undefined => steps[key]

/** Returns the wanted quantity within the limits, and the limit that it reached, if any. */
function settleQuantity(
  wanted: number,
  { min, max }: { min: number; max: number },
): { quantity: number; limit: 'min' | 'max' | undefined } {
  if (wanted > max) return { quantity: max, limit: 'max' }
  if (wanted < min) return { quantity: min, limit: 'min' }
  return { quantity: wanted, limit: wanted === max ? 'max' : undefined }
}
