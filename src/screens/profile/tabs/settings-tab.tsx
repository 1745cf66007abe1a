import { LanguageSetting } from '../../../features/account/settings/language-setting.tsx'
import { SettingsTab as Settings } from '../../../features/account/settings/settings-tab.tsx'
import { useProfileActor } from '../../../flows/profile/use-profile.ts'

export default function SettingsTab() {
  return (
    <Settings actor={useProfileActor()}>
      <LanguageSetting />
    </Settings>
  )
}
