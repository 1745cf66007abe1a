import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ActionButton } from '../../components/action/action.tsx'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { pathWithoutDialog, type AuthDialog } from '../../lib/sign-in-path.ts'
import classes from './auth-place.module.css'

/** Stands in for a dialog whose script could not be loaded. A plain `dialog`, because the overlay's script is missing too. */
export function AuthDialogFailed({ dialog }: { dialog: AuthDialog }) {
  const { t } = useTranslation(['shell', 'parts'])
  const location = useLocation()
  const navigate = useNavigate()
  const box = useRef<HTMLDialogElement>(null)
  const close = () => void navigate(pathWithoutDialog(location), { replace: true })
  useEffect(() => {
    const shown = box.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={box}
      aria-label={dialog === 'register' ? t('register') : t('signIn')}
      className={classes.place}
      // Escape
      onCancel={close}
    >
      <FailedNotice
        message={t('dialogFailed')}
        // A script or a style that failed to load is not asked for again on the same page.
        onRetry={() => window.location.reload()}
      />
      <ActionButton tone="quiet" isFull onClick={close}>
        {t('parts:close')}
      </ActionButton>
    </dialog>
  )
}
