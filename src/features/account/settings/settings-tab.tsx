import { useEffect, type ReactNode } from 'react'
import { WithProfile } from '../profile/profile-tab.tsx'
import classes from '../profile/profile.module.css'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { ConsentSetting } from './consent-setting.tsx'
import { OwnData } from './own-data.tsx'

interface SettingsTabProps {
  actor: ProfileActor
  /** Settings that do not belong to the profile. */
  children?: ReactNode
}

export function SettingsTab({ actor, children }: SettingsTabProps) {
  // An open form of the profile would block the settings; its draft stays and is offered again.
  useEffect(() => actor.send({ type: 'profile.setAside' }), [actor])
  return (
    <div className={classes.groups}>
      {children}
      <WithProfile actor={actor}>
        {(profile) => (
          <div className={classes.groups}>
            <ConsentSetting actor={actor} profile={profile} />
            <OwnData actor={actor} profile={profile} />
          </div>
        )}
      </WithProfile>
    </div>
  )
}
