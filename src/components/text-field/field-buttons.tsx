import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff, IconX } from '@tabler/icons-react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './text-field.module.css'

interface FieldButtonsProps {
  field: RefObject<HTMLInputElement | null>
  isClearable: boolean
  password: { isReadable: boolean; setReadable: (isReadable: boolean) => void } | undefined
  children: ReactNode
}

/** The buttons at the right end of a field, which clear it or show the password, and any additional content. */
export function FieldButtons({ field, isClearable, password, children }: FieldButtonsProps) {
  const { t } = useTranslation('parts')
  return (
    <>
      {isClearable && (
        // The Tab key skips this button and goes to the next field: the keyboard can clear a field directly.
        <ActionIcon
          tabIndex={-1}
          aria-label={t('clear')}
          onMouseDown={keepFocus}
          onClick={() => field.current && clearInput(field.current)}
        >
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {password && (
        <ActionIcon
          aria-label={t('showPassword')}
          aria-pressed={password.isReadable}
          onMouseDown={keepFocus}
          onClick={() => password.setReadable(!password.isReadable)}
        >
          {password.isReadable ? (
            <IconEyeOff size={18} stroke={1.6} aria-hidden />
          ) : (
            <IconEye size={18} stroke={1.6} aria-hidden />
          )}
        </ActionIcon>
      )}
      {children && <span className={classes.append}>{children}</span>}
    </>
  )
}

/** Keeps the focus in the field during a press, because leaving the field would check it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Empties a field as manual input would, so that React, the surrounding form and the rules all react. */
function clearInput(input: HTMLInputElement): void {
  // React tracks the element's own `value`. The prototype's setter bypasses it, so React detects a change.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}
