import { IconLogout } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { RoomTabs } from '../../components/room-tabs/room-tabs.tsx'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { SkeletonGroup, SkeletonText } from '../../components/skeleton/skeleton.tsx'
import { loginOf } from '../../flows/profile/profile-view.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { useSessionActor } from '../../flows/session/use-session.ts'
import { formatLogin } from '../../lib/login-name.ts'
import { paths } from '../../lib/paths.ts'
import { useLoadAhead } from '../../lib/use-load-ahead.ts'
import classes from './profile-screen.module.css'
import { roomAt, rooms } from './rooms/rooms.ts'

const loadRooms = () => Promise.all(rooms.map(({ preload }) => preload()))

export const partsFor = (search: URLSearchParams) => [roomAt(search)]

export default function ProfileScreen() {
  const { t } = useTranslation(['account', 'screens'])
  const [search] = useSearchParams()
  const current = roomAt(search)
  useLoadAhead(loadRooms)
  return (
    <div className="wrap">
      <ScreenHeading title={t('screens:profile')} />
      <div className={classes.account}>
        <RoomTabs
          label={t('screens:profile')}
          tabs={rooms.map((room) => ({
            to: addressOf(room.tab),
            label: t(room.label),
            shortLabel: t(room.shortLabel),
            icon: <room.Icon size={24} stroke={1.6} aria-hidden />,
            isCurrent: room === current,
          }))}
          head={<Owner />}
          foot={<SignOutButton />}
        />
        <div className={classes.room}>
          {/* With a key, so that a room whose script is still on its way says so instead of leaving the last one there. */}
          <Suspense key={current.tab} fallback={<RoomLoading />}>
            <current.Part />
          </Suspense>
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
  if (!profile) return null
  return (
    <>
      <p className={classes.owner}>{profile.companyName ?? `${profile.firstName} ${profile.lastName}`}</p>
      <p className={classes.login}>{formatLogin(loginOf(profile))}</p>
    </>
  )
}

function RoomLoading() {
  return (
    <SkeletonGroup>
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}

/** The first room is the one without a query. */
const addressOf = (tab: string) => (tab === rooms[0].tab ? paths.profile : `${paths.profile}?tab=${tab}`)

/** At the end of the list of rooms on a wide page, or a button of its own on a phone. */
function SignOutButton({ isAction = false }: { isAction?: boolean }) {
  const { t } = useTranslation('account')
  const session = useSessionActor()
  const signOut = () => session.send({ type: 'signOut' })
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
