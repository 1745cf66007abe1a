import { useNavigate } from 'react-router-dom'
import { saveDraft } from '../../lib/forms/form-draft.ts'
import { signInDraft } from './sign-in/sign-in-draft.ts'
import { useAuthDialog } from './use-auth-dialog.ts'

/** Opens the sign-in dialog with the user name filled in. */
export function useSignInWith(): (userName: string) => void {
  const navigate = useNavigate()
  const { addressOf } = useAuthDialog()
  return (userName) => {
    saveDraft(signInDraft.kind, signInDraft.place, { userName })
    void navigate(addressOf('login'), { replace: true })
  }
}
