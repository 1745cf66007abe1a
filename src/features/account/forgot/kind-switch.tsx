import { useTranslation } from 'react-i18next'
import type { AccountKind } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import classes from './forgotten-password.module.css'

interface KindSwitchProps {
  kind: AccountKind
  onChoose: (kind: AccountKind) => void
}

/** Two radio buttons that look like one switch. */
export function KindSwitch({ kind, onChoose }: KindSwitchProps) {
  const { t } = useTranslation('forgotten')
  return (
    <div className={classes.kinds} role="radiogroup" aria-label={t('kind')}>
      {(['individual', 'legalEntity'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="kind"
            className="visually-hidden"
            checked={kind === one}
            onChange={() => onChoose(one)}
          />
          {t(one)}
        </label>
      ))}
    </div>
  )
}
