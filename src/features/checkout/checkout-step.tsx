import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './checkout-step.module.css'
import { stepHeadingId, type StepName } from './current-step.ts'

interface CheckoutStepProps {
  name: StepName
  number: number
  title: string
  /** What was decided, while the step is not open. */
  decided?: ReactNode
  /** Opens the step again; undefined while that is not possible. */
  onEdit?: (() => void) | undefined
  aside?: ReactNode
  /** The choices, while the step is open. */
  children?: ReactNode
}

/** One decision of the checkout: open, decided, or waiting for the ones above it. */
export function CheckoutStep({ name, number, title, decided, onEdit, aside, children }: CheckoutStepProps) {
  const { t } = useTranslation('checkout')
  const titleId = stepHeadingId(name)
  return (
    <section className={classes.step} aria-labelledby={titleId}>
      <div className={classes.head}>
        <b aria-hidden>{number}</b>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {aside !== undefined && <span className="note no-break">{aside}</span>}
        {onEdit && (
          <button type="button" className={`text-button ${classes.edit}`} onClick={onEdit}>
            {t('edit')}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </div>
      {decided !== undefined && <div className={`small ${classes.decided}`}>{decided}</div>}
      {children && <div className={classes.inside}>{children}</div>}
    </section>
  )
}
