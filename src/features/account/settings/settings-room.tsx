import { useEffect, type ReactNode } from 'react'
import { WithProfile } from '../profile/profile-room.tsx'
import classes from '../profile/profile.module.css'
import type { ProfileActor } from '../../../flows/profile/use-profile.ts'
import { ConsentSetting } from './consent-setting.tsx'
import { OwnData } from './own-data.tsx'

interface SettingsRoomProps {
  actor: ProfileActor
  /** Settings that do not belong to the profile. */
  children?: ReactNode
}

export function SettingsRoom({ actor, children }: SettingsRoomProps) {
  // An open form of the profile would block the settings; its draft stays and is offered again.
  useEffect(() => actor.send({ type: 'profile.setAside' }), [actor])
  return (
    <div className={classes.rooms}>
      {children}
      <WithProfile actor={actor}>
        {(profile) => (
          <div className={classes.rooms}>
            <ConsentSetting actor={actor} profile={profile} />
            <OwnData actor={actor} profile={profile} />
          </div>
        )}
      </WithProfile>
    </div>
  )
}
