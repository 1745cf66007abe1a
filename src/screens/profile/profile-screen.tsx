import { IconListNumbers, IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { ProfileTabs } from '../../components/profile-tabs/profile-tabs.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { SkeletonGroup } from '../../components/skeleton/skeleton.tsx'
import { loginOf, nameOf } from '../../flows/profile/profile-view.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { useSignOut } from '../../flows/session/use-session.ts'
import { formatLogin } from '../../lib/forms/login-name.ts'
import { paths } from '../../lib/paths.ts'
import { useLoadAhead } from '../../lib/hooks/use-load-ahead.ts'
import classes from './profile-screen.module.css'
import { tabAt, tabs } from './tabs/tabs.ts'

const loadTabs = () => Promise.all(tabs.map(({ preload }) => preload()))

export const partsFor = (search: URLSearchParams) => [tabAt(search)]

export default function ProfileScreen() {
  const { t } = useTranslation(['account', 'screens', 'shell'])
  const [search] = useSearchParams()
  const current = tabAt(search)
  useLoadAhead(loadTabs)
  return (
    <div className="wrap">
      <ScreenHeading title={t('screens:profile')} />
      <div className={classes.account}>
        <ProfileTabs
          label={t('screens:profile')}
          tabs={[
            ...tabs.map((tab) => ({
              to: addressOf(tab.tab),
              label: t(tab.label),
              shortLabel: t(tab.shortLabel),
              icon: <tab.Icon size={24} stroke={1.6} aria-hidden />,
              isCurrent: tab === current,
            })),
            {
              to: paths.quickOrder,
              label: t('shell:quickOrder'),
              icon: <IconListNumbers size={24} stroke={1.6} aria-hidden />,
              isCurrent: false,
            },
          ]}
          head={<Owner />}
          foot={<SignOutButton />}
        />
        <div className={classes.room}>
          <current.Part fallback={<SkeletonGroup lines={4} />} />
          <div className={classes.signOut}>
            <SignOutButton isAction />
          </div>
        </div>
      </div>
    </div>
  )
}

function Owner() {
  const profile = useProfile((snapshot) => snapshot.context.profile)
  const name = useProfile(nameOf)
  if (!profile) return null
  return (
    <>
      <p className={classes.owner}>{name}</p>
      <p className={`note ${classes.login}`}>{formatLogin(loginOf(profile))}</p>
    </>
  )
}

/** The first tab is the one without a query. */
const addressOf = (tab: string) => (tab === tabs[0].tab ? paths.profile : `${paths.profile}?tab=${tab}`)

/** At the end of the list of tabs on a wide page, or a button of its own on a phone. */
function SignOutButton({ isAction = false }: { isAction?: boolean }) {
  const { t } = useTranslation('account')
  const signOut = useSignOut()
  const content = (
    <>
      <IconLogout size={24} stroke={1.6} aria-hidden />
      {t('signOut')}
    </>
  )
  if (isAction) {
    return (
      <ActionButton isFull onClick={signOut}>
        {content}
      </ActionButton>
    )
  }
  return (
    <button type="button" onClick={signOut}>
      {content}
    </button>
  )
}
