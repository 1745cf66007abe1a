import { Skeleton } from '@mantine/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { profileView } from '../../../flows/profile/profile-view.ts'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { CompanyGroup, PersonalGroup, SignInGroup } from './profile-groups.tsx'
import classes from './profile.module.css'

interface ProfileTabProps {
  actor: ProfileActor
  /** A group whose form belongs to another topic. */
  more?: (profile: Profile) => ReactNode
}

/** The customer's own data, in groups. */
export function ProfileTab({ actor, more }: ProfileTabProps) {
  return (
    <WithProfile actor={actor}>
      {(profile) => (
        <div className={classes.groups}>
          <SignInGroup profile={profile} />
          <PersonalGroup actor={actor} profile={profile} />
          {profile.kind === 'legalEntity' && <CompanyGroup actor={actor} profile={profile} />}
          {more?.(profile)}
        </div>
      )}
    </WithProfile>
  )
}

interface WithProfileProps {
  actor: ProfileActor
  children: (profile: Profile) => ReactNode
}

/** Waits for the profile, and says so if it cannot be loaded or was erased. */
export function WithProfile({ actor, children }: WithProfileProps) {
  const { t } = useTranslation('account')
  const view = useSelector(actor, profileView)
  const profile = useSelector(actor, (snapshot) => snapshot.context.profile)
  if (view === 'failed') {
    return <FailedNotice message={t('profileFailed')} onRetry={() => actor.send({ type: 'profile.retry' })} />
  }
  if (view === 'erased') {
    return (
      <Notice tone="good" title={t('erasedTitle')}>
        {t('erasedText')}
      </Notice>
    )
  }
  return profile ? children(profile) : <LoadingRows />
}

const rows = ['84px', '60px', '96px', '72px', '88px']

function LoadingRows() {
  return (
    <SkeletonGroup className={classes.skeleton}>
      {rows.map((width) => (
        <div key={width}>
          <Skeleton width={width} height={16} />
          <Skeleton width="min(42%, 240px)" height={16} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
