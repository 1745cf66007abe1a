import { ProfileTab } from '../../../features/account/profile/profile-tab.tsx'
import { useProfileActor } from '../../../flows/profile/use-profile.ts'
import { BillingGroup } from './billing-group.tsx'

export default function InfoTab() {
  const actor = useProfileActor()
  return <ProfileTab actor={actor} more={(profile) => <BillingGroup actor={actor} profile={profile} />} />
}
