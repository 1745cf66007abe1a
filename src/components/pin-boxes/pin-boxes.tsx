import { Input } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './pin-boxes.module.css'

interface PinBoxesProps {
  label: string
  length: number
  value: string
  onChange: (value: string) => void
  /** Called each time the code becomes complete. */
  onComplete?: ((value: string) => void) | undefined
  disabled?: boolean | undefined
  error?: ReactNode
  /** A box takes the focus when the boxes appear and when they can be filled again. */
  takesFocus?: boolean | undefined
}

/** Boxes for the digits of a code. A pasted or suggested code fills all of them. */
export function PinBoxes({ label, length, value, onChange, onComplete, ...state }: PinBoxesProps) {
  const { disabled = false, error, takesFocus = false } = state
  const { t } = useTranslation('account')
  const errorId = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const open = Math.min(value.length, length - 1)
  // Once the first digit of another code is typed, the boxes are no longer wrong; the words stay until it is complete.
  const isWrong = Boolean(error) && value.length === length
  const focus = (box: number) => boxes.current[box]?.focus()

  const isAwaited = takesFocus && !disabled
  const start = useRef(0)
  useEffect(() => {
    start.current = value.length === length ? 0 : value.length
  }, [value, length])
  useEffect(() => {
    if (isAwaited) boxes.current[start.current]?.focus()
  }, [isAwaited])

  const apply = (edit: PinEdit) => {
    if (edit.code !== value) onChange(edit.code)
    if (edit.code.length === length && edit.code !== value) onComplete?.(edit.code)
    focus(edit.focus)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, box: number) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    if (/\d/.test(text)) apply(typeInto(value, box, text, length))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, box: number) => {
    const edits: Partial<Record<string, () => void>> = {
      Backspace: () => apply(eraseAt(value, box)),
      ArrowLeft: () => focus(box - 1),
      ArrowRight: () => focus(Math.min(box + 1, open)),
    }
    const edit = edits[event.key]
    if (!edit) return
    event.preventDefault()
    edit()
  }
  return (
    <div className={classes.frame} data-error={isWrong || undefined}>
      <div role="group" aria-label={label} className={classes.boxes}>
        {Array.from({ length }, (_, box) => (
          <input
            key={`box ${box + 1}`}
            ref={(input) => {
              boxes.current[box] = input
            }}
            className={classes.box}
            inputMode="numeric"
            // Only the first box is offered the code of a text message; it may hold all digits for a moment.
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={t('digitOf', { number: box + 1, count: length })}
            aria-invalid={isWrong || undefined}
            aria-describedby={error ? errorId : undefined}
            data-autofocus={(takesFocus && box === 0) || undefined}
            disabled={disabled}
            value={value[box] ?? ''}
            onChange={(event) => apply(typeInto(value, box, event.target.value, length))}
            // React's `onChange` leaves out a digit that is typed over the same digit.
            onInput={({ currentTarget: { value: text } }) => {
              if (text === value[box]) apply(typeInto(value, box, text, length))
            }}
            onFocus={(event) => event.target.select()}
            onPaste={(event) => onPaste(event, box)}
            onKeyDown={(event) => onKeyDown(event, box)}
          />
        ))}
      </div>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </div>
  )
}

/** The code after an edit, and the box that takes the focus. */
interface PinEdit {
  code: string
  focus: number
}

/** The code has no gaps: each box but the last filled one is followed by a filled one. */
function typeInto(code: string, box: number, text: string, length: number): PinEdit {
  const digits = text.replaceAll(/\D/g, '')
  const before = code[box]
  if (text === '') return { code: code.slice(0, box) + code.slice(box + 1), focus: box }
  if (digits === '') return { code, focus: box }
  // A second digit beside the one that the box holds replaces it.
  const isReplaced = digits.length === 2 && before !== undefined
  const added = isReplaced ? (digits[0] === before ? digits.slice(1) : digits.slice(0, 1)) : digits
  const start = added.length >= length ? 0 : Math.min(box, code.length)
  // Typing over a complete code begins another one, which must not count as complete at its first digit.
  const kept = code.length === length ? '' : code.slice(start + added.length)
  const next = (code.slice(0, start) + added + kept).slice(0, length)
  return { code: next, focus: Math.min(start + added.length, length - 1) }
}

function eraseAt(code: string, box: number): PinEdit {
  const erased = box < code.length ? box : code.length - 1
  return { code: code.slice(0, Math.max(erased, 0)) + code.slice(erased + 1), focus: Math.max(erased, 0) }
}
