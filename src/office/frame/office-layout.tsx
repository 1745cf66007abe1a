import { Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useStaff, useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { problemWords } from '../problem-words.ts'
import { LanguageButton } from './language-button.tsx'
import { OrderSearch } from './order-search.tsx'
import { Rail } from './rail.tsx'
import classes from './office-layout.module.css'

/** The rail with the screens of the role, the bar with the search, and the screen. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['office', 'problems'])
  const { snapshot, send } = useStaffSession()
  const { name, role, mayUse } = useStaff()
  const [isWordless, setWordless] = useState(false)
  const problem = t(problemWords(snapshot.context.errorCode))
  return (
    <div className={classes.office}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <Rail />
      <div className={classes.page}>
        <header className={classes.bar}>
          {mayUse('orders') && <OrderSearch />}
          <Group gap={8} wrap="nowrap" ml="auto">
            <LanguageButton onFailed={setWordless} />
            <p className={classes.me}>
              <b>{name}</b>
              <span className="note">{t(`role_${role}`)}</span>
            </p>
          </Group>
        </header>
        <main className={classes.main} id="main" tabIndex={-1}>
          {isWordless && <Notice tone="wrong">{t('languageFailed')}</Notice>}
          {snapshot.matches({ signedIn: 'unsure' }) && (
            <FailedNotice message={problem} onRetry={() => send({ type: 'check.retry' })} />
          )}
          {snapshot.matches({ signedIn: 'signOutFailed' }) && <Notice tone="wrong">{problem}</Notice>}
          {children}
        </main>
      </div>
    </div>
  )
}
