import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RegistrationActor } from '../../../flows/registration/registration-with.ts'
import classes from './registration.module.css'

interface BuyerRowProps {
  actor: RegistrationActor
  isCompany: boolean
  isRestored: boolean
}

/** The chosen buyer type, with the way back to it. */
export function BuyerRow({ actor, isCompany, isRestored }: BuyerRowProps) {
  const { t } = useTranslation('registration')
  const Icon = isCompany ? IconBuilding : IconUser
  return (
    <div className={classes.whole}>
      <div className={classes.as}>
        <Icon stroke={1.6} aria-hidden />
        <b>{t(isCompany ? 'company' : 'generalPublic')}</b>
        <button type="button" className={classes.change} onClick={() => actor.send({ type: 'step.back' })}>
          {t('changeBuyer')}
        </button>
      </div>
      {isRestored && <p className={classes.restored}>{t('restored')}</p>}
    </div>
  )
}
