import {
  IconAddressBook,
  IconArticle,
  IconEye,
  IconFileDollar,
  IconFileText,
  IconHistory,
  IconHome,
  IconLogout,
  IconStar,
  IconUser,
  IconUsers,
  IconBox,
  IconTableImport,
} from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import type { StaffRight } from '../../../openapi/generated/schema.ts'
import { BrandMark } from '../../components/brand-mark/brand-mark.tsx'
import { useStaff, useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { AskToLeave } from '../parts/leave-dialog.tsx'
import { useOrderCounts } from '../order-counts.ts'
import { isUnsaved } from '../hooks/use-ask-before-leaving.ts'
import { useScreenShortcuts } from './use-screen-shortcuts.ts'
import classes from './rail.module.css'

/** The screens of the office. `G` and then the letter opens one. */
const entries = [
  { to: '/', right: 'orders', words: 'start', letter: 'H', Icon: IconHome },
  { to: '/orders', right: 'orders', words: 'orders', letter: 'O', Icon: IconFileText, Count: ToPackCount },
  { to: '/products', right: 'stock', words: 'products', letter: 'P', Icon: IconBox },
  { to: '/import', right: 'goods', words: 'import', letter: 'I', Icon: IconTableImport },
  { to: '/content', right: 'content', words: 'contents', letter: 'C', Icon: IconArticle },
  { to: '/customers', right: 'customers', words: 'customers', letter: 'U', Icon: IconAddressBook },
  { to: '/quotations', right: 'sell', words: 'quotations', letter: 'Q', Icon: IconFileDollar },
  { to: '/reviews', right: 'reviews', words: 'reviews', letter: 'R', Icon: IconStar },
  { to: '/staff', right: 'staff', words: 'staff', letter: 'S', Icon: IconUsers },
  { to: '/audit', right: 'audit', words: 'audit', letter: 'A', Icon: IconHistory },
] as const satisfies {
  to: string
  right: StaffRight
  words: string
  letter: string
  Icon: typeof IconUser
  /** How many of it wait. */
  Count?: ComponentType
}[]

/** The screens of the role: at the left, or on a phone at the lower edge. */
export function Rail() {
  const { t } = useTranslation('office')
  const { mayUse } = useStaff()
  const shown = entries.filter(({ right }) => mayUse(right))
  const hasKeys = useScreenShortcuts(shown)
  return (
    <nav className={classes.rail} aria-label={t('menu')}>
      <Link className={classes.brand} to="/">
        <BrandMark size={36} />
        <b lang="th">แผ่น</b>
        <span>{t('officeShort')}</span>
      </Link>
      {shown.map(({ to, words, letter, Icon, ...entry }) => (
        <NavLink key={to} to={to} end={to === '/'} className={classes.entry} title={t(words)}>
          <Icon size={20} stroke={1.6} aria-hidden />
          <span>{t(words)}</span>
          {'Count' in entry ? <entry.Count /> : hasKeys && <kbd aria-hidden>G {letter}</kbd>}
        </NavLink>
      ))}
      <span className={classes.grow} />
      <a className={classes.entry} href="/" target="_blank" rel="noreferrer" title={t('seeShop')}>
        <IconEye size={20} stroke={1.6} aria-hidden />
        <span>{t('seeShop')}</span>
      </a>
      <NavLink to="/account" className={classes.entry} title={t('account')}>
        <IconUser size={20} stroke={1.6} aria-hidden />
        <span>{t('account')}</span>
      </NavLink>
      <SignOut />
    </nav>
  )
}

/** What is not saved would be gone with the page, so that is asked about first. */
function SignOut() {
  const { t } = useTranslation('office')
  const { send } = useStaffSession()
  const [isAsking, setAsking] = useState(false)
  const end = () => {
    setAsking(false)
    send({ type: 'session.end' })
  }
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        title={t('signOut')}
        onClick={() => (isUnsaved() ? setAsking(true) : end())}
      >
        <IconLogout size={20} stroke={1.6} aria-hidden />
        <span>{t('signOut')}</span>
      </button>
      <AskToLeave opened={isAsking} onStay={() => setAsking(false)} onLeave={end} />
    </>
  )
}

function ToPackCount() {
  const { t } = useTranslation('office')
  const { counts } = useOrderCounts()
  if (!counts || counts.toPack === 0) return null
  return (
    <i className={classes.count}>
      <span className="visually-hidden">{t('view_toPack')} </span>
      {formatNumber(counts.toPack)}
    </i>
  )
}
