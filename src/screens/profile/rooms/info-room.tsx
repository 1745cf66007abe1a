import { ProfileRoom } from '../../../features/account/profile/profile-room.tsx'
import { useProfileActor } from '../../../flows/profile/use-profile.ts'
import { BillingGroup } from './billing-group.tsx'

export default function InfoRoom() {
  const actor = useProfileActor()
  return <ProfileRoom actor={actor} more={(profile) => <BillingGroup actor={actor} profile={profile} />} />
}
