import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import classes from './registration.module.css'
import { PolicyText } from './policy-text.tsx'
import type { Policy } from './policy.ts'
import type { RegistrationForm } from './use-registration-form.ts'

/** The policy is never accepted beforehand. Its text opens over the form, which stays as it is. */
export function Consents({ form, policy }: { form: RegistrationForm; policy: Policy }) {
  const { t } = useTranslation(['registration', 'screens'])
  const [isReading, setReading] = useState(false)
  const consent = form.check('consent')
  const read = (
    <button
      type="button"
      className={classes.inText}
      onClick={(event) => {
        // Inside the label a press would also tick the box.
        event.preventDefault()
        setReading(true)
      }}
    >
      {t('policy')}
    </button>
  )
  return (
    <div className={classes.consents}>
      <Checkbox
        key={form.key('consent')}
        {...consent}
        label={<Trans t={t} i18nKey="acceptPolicy" components={{ read }} />}
        error={consent.error && (typeof consent.error === 'string' ? consent.error : t('consentNeeded'))}
        required
      />
      <Checkbox key={form.key('news')} {...form.check('news')} label={t('acceptNews')} />
      <PolicyText policy={policy} opened={isReading} onClose={() => setReading(false)} />
    </div>
  )
}
