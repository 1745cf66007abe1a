import { useTranslation } from 'react-i18next'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { useAuthDialog } from '../use-auth-dialog.ts'

/** Under construction. */
export default function SignInDialog() {
  const { t } = useTranslation()
  const { close } = useAuthDialog()
  return (
    <Overlay opened isInAddress onClose={close} title={t('signIn')}>
      <></>
    </Overlay>
  )
}
