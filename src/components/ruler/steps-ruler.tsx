import { useTranslation } from 'react-i18next'
import classes from './ruler.module.css'

interface StepsRulerProps {
  /** The names of the steps, as they are shown. */
  steps: readonly string[]
  /** The index of the present step; the first is 0. */
  current: number
  /** What the steps lead to, for screen readers. */
  label?: string | undefined
}

/** The steps of a form on a ruler: finished ones in ink, the present one in red. */
export function StepsRuler({ steps, current, label }: StepsRulerProps) {
  const { t } = useTranslation('account')
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <span className="visually-hidden"> {t('stepDone')}</span>}
        </li>
      ))}
    </ol>
  )
}
