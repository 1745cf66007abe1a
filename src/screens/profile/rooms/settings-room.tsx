import { LanguageSetting } from '../../../features/account/settings/language-setting.tsx'
import { SettingsRoom as Settings } from '../../../features/account/settings/settings-room.tsx'
import { useProfileActor } from '../../../flows/profile/use-profile.ts'

export default function SettingsRoom() {
  return (
    <Settings actor={useProfileActor()}>
      <LanguageSetting />
    </Settings>
  )
}
