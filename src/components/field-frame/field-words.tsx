import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './field-words.module.css'

/** The sign and the words of an error. */
export function WrongWords({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </>
  )
}

/** The error under a control that is not a TextField. The control names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className={classes.error}>
      <WrongWords>{children}</WrongWords>
    </p>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden className={classes.required}>
      {' *'}
    </span>
  )
}

/** Marks a field that may stay empty, in a form whose other fields are required. */
export function OptionalMark({ isSeveral }: { isSeveral?: boolean | undefined }) {
  const { t } = useTranslation('parts')
  return <span className={classes.optional}> {t(isSeveral ? 'optionalSeveral' : 'optional')}</span>
}
