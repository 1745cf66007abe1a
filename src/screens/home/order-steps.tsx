import { useTranslation } from 'react-i18next'
import classes from './order-steps.module.css'

export function OrderSteps() {
  const { t } = useTranslation('home')
  const steps = [
    { name: t('step1'), text: t('step1Text') },
    { name: t('step2'), text: t('step2Text') },
    { name: t('step3'), text: t('step3Text') },
    { name: t('step4'), text: t('step4Text') },
  ]
  return (
    <>
      <div className={classes.ruler} aria-hidden />
      <ol className={classes.steps}>
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <b aria-hidden>{index + 1}</b>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
