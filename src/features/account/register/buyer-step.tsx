import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { BuyerType } from '../../../../machines/registration/registration.machine.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { ChoiceRows } from '../../../components/choice-rows/choice-rows.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-with.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import classes from './registration.module.css'
import type { RegistrationForm } from './use-registration-form.ts'

/** General public or company. It decides what the customer signs in with, and cannot be changed later. */
export function BuyerStep({ actor, form }: { actor: RegistrationActor; form: RegistrationForm }) {
  const { t } = useTranslation(['registration', 'shell'])
  const { addressOf } = useAuthDialog()
  const [chosen, choose] = useState<BuyerType>(form.values().buyerType || 'generalPublic')
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.setValue('buyerType', chosen)
        form.forgive()
        actor.send({ type: 'buyerType.choose', buyerType: chosen })
      }}
    >
      <ChoiceRows
        name="buyerType"
        label={t('buyAs')}
        value={chosen}
        onChange={choose}
        options={[
          {
            value: 'generalPublic',
            label: t('generalPublic'),
            note: t('generalPublicNote'),
            aside: <IconUser stroke={1.6} aria-hidden />,
          },
          {
            value: 'company',
            label: t('company'),
            note: t('companyNote'),
            aside: <IconBuilding stroke={1.6} aria-hidden />,
          },
        ]}
      />
      <p className={classes.note}>{t('buyerIsFinal')}</p>
      <ActionButton type="submit" primary isFull>
        {t('next')}
      </ActionButton>
      <p className={classes.haveAccount}>
        {t('haveAccount')} <Link to={addressOf('login')}>{t('shell:signIn')}</Link>
      </p>
    </form>
  )
}
