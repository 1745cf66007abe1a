import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** What the page shows of the profile. Before the sign-in is known there is nothing to show yet. */
export function profileView(snapshot: ProfileSnapshot): 'loading' | 'failed' | 'erased' | 'shown' {
  if (snapshot.matches({ known: 'loadFailed' })) return 'failed'
  if (snapshot.matches({ known: 'erased' })) return 'erased'
  return snapshot.context.profile ? 'shown' : 'loading'
}

/** Why nothing else of the profile can be changed now. */
export function busyWith(snapshot: ProfileSnapshot): 'form' | 'answer' | undefined {
  if (snapshot.matches({ known: 'editing' })) return 'form'
  return snapshot.hasTag('pending') ? 'answer' : undefined
}

/** The setting for news, as the customer last set it. */
export function wantsNews(snapshot: ProfileSnapshot): boolean {
  const isOn = snapshot.context.profile?.consents.news ?? false
  // A change is accepted only if it differs, so the wish is the opposite until the server answers.
  return snapshot.matches({ known: 'savingNews' }) ? !isOn : isOn
}

/** The login of the customer, who gets the one-time codes by SMS or e-mail. */
export function loginOf(profile: ProfileSnapshot['context']['profile']): string {
  return (profile?.kind === 'legalEntity' ? profile.email : profile?.phoneNumber) ?? ''
}

/** Who is signed in: the company, or the person. */
export function nameOf({ context: { profile } }: ProfileSnapshot): string | undefined {
  return profile && (profile.companyName ?? `${profile.firstName} ${profile.lastName}`)
}
