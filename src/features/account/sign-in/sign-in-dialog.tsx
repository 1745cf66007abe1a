import { useTranslation } from 'react-i18next'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { useSessionActor } from '../../../flows/session/use-session.ts'
import type { ClosedBy } from '../../../../machines/overlay/overlay.machine.ts'
import { useAuthDialog } from '../use-auth-dialog.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Signs a customer in over the page that is open. */
export default function SignInDialog() {
  const { t } = useTranslation()
  const session = useSessionActor()
  const dialog = useAuthDialog()
  const close = (by: ClosedBy) => {
    session.send({ type: 'signIn.dismiss' })
    dialog.close(by)
  }
  return (
    <Overlay opened isInAddress onClose={close} title={t('signIn')}>
      <SignInForm session={session} />
    </Overlay>
  )
}
