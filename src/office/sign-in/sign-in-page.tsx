import { Box } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { LanguageButton } from '../frame/language-button.tsx'
import { useTitle } from '../hooks/use-title.ts'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { LockoutStep } from './lockout-step.tsx'
import classes from './sign-in-page.module.css'

/** Password, then the six digits; the same card for both. */
export function SignInPage() {
  const { t } = useTranslation('office')
  const { snapshot } = useStaffSession()
  const [isWordless, setWordless] = useState(false)
  useTitle(t('signInTitle'))
  const asksForCode =
    snapshot.matches({ signedOut: 'code' }) || snapshot.matches('signingIn') || snapshot.matches('checking')
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <BrandMark size={36} />
        <b lang="th">แผ่น</b>
        <span>{t('officeShort')}</span>
        <Box component="span" ml="auto">
          <LanguageButton onFailed={setWordless} />
        </Box>
      </header>
      <main>
        <div className={classes.card}>
          {isWordless && <Notice tone="wrong">{t('languageFailed')}</Notice>}
          {snapshot.matches({ signedOut: 'paused' }) ? (
            <LockoutStep />
          ) : asksForCode ? (
            <CodeStep />
          ) : (
            <PasswordStep />
          )}
        </div>
      </main>
      <footer className={classes.foot}>{t('signInHelp')}</footer>
    </div>
  )
}
