import { IconEye, IconFileText, IconLogout, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import type { StaffRight } from '../../../openapi/generated/schema.ts'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useStaff, useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { LanguageButton } from './language-button.tsx'
import { OrderSearch } from './order-search.tsx'
import classes from './frame.module.css'

const entries = [{ to: '/orders', right: 'orders', words: 'orders', Icon: IconFileText }] as const satisfies {
  to: string
  right: StaffRight
  words: string
  Icon: typeof IconUser
}[]

/** The rail with the screens of the role, the bar with the search, and the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['office', 'problems'])
  const { snapshot, send } = useStaffSession()
  const { name, role, mayUse } = useStaff()
  return (
    <div className={classes.office}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <nav className={classes.rail} aria-label={t('office')}>
        <Link className={classes.brand} to="/" aria-label={t('office')}>
          <BrandMark size={36} />
          <b lang="th">แผ่น</b>
          <span>{t('officeShort')}</span>
        </Link>
        {entries.map(
          ({ to, right, words, Icon }) =>
            mayUse(right) && (
              <NavLink key={to} to={to} className={classes.entry} title={t(words)}>
                <Icon size={20} stroke={1.6} aria-hidden />
                <span>{t(words)}</span>
              </NavLink>
            ),
        )}
        <span className={classes.grow} />
        <a className={classes.entry} href="/" target="_blank" rel="noreferrer" title={t('seeShop')}>
          <IconEye size={20} stroke={1.6} aria-hidden />
          <span>{t('seeShop')}</span>
        </a>
        <NavLink to="/account" className={classes.entry} title={t('account')}>
          <IconUser size={20} stroke={1.6} aria-hidden />
          <span>{t('account')}</span>
        </NavLink>
        <button
          type="button"
          className={classes.entry}
          title={t('signOut')}
          onClick={() => send({ type: 'session.end' })}
        >
          <IconLogout size={20} stroke={1.6} aria-hidden />
          <span>{t('signOut')}</span>
        </button>
      </nav>
      <div className={classes.page}>
        <header className={classes.bar}>
          {mayUse('orders') && <OrderSearch />}
          <div className={classes.right}>
            <LanguageButton />
            <p className={classes.me}>
              <b>{name}</b>
              <span>{t(`role_${role}`)}</span>
            </p>
          </div>
        </header>
        <main className={classes.main} id="main" tabIndex={-1}>
          {snapshot.context.errorCode !== undefined && <Notice tone="wrong">{t('problems:OFFLINE')}</Notice>}
          {children}
        </main>
      </div>
    </div>
  )
}
