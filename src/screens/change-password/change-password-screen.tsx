import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '../../components/screen-heading/screen-heading.tsx'
import { ChangePassword } from '../../features/account/change-password/change-password.tsx'
import { useChangePassword } from '../../features/account/change-password/use-change-password.ts'
import { WithProfile } from '../../features/account/profile/profile-tab.tsx'
import { loginOf } from '../../flows/profile/profile-view.ts'
import { useProfileActor } from '../../flows/profile/use-profile.ts'

export default function ChangePasswordScreen() {
  const { t } = useTranslation('screens')
  return (
    <div className="wrap">
      <ScreenHeading title={t('changePassword')} />
      <WithProfile actor={useProfileActor()}>{(known) => <Change userName={loginOf(known)} />}</WithProfile>
    </div>
  )
}

function Change({ userName }: { userName: string }) {
  return <ChangePassword actor={useChangePassword(userName)} />
}
