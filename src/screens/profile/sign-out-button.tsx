import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { useSessionActor } from '../../flows/session/use-session.ts'

/** At the end of the list of rooms on a wide page, or a button of its own on a phone. */
export function SignOutButton({ isAction = false }: { isAction?: boolean }) {
  const { t } = useTranslation('account')
  const session = useSessionActor()
  const signOut = () => session.send({ type: 'signOut' })
  const content = (
    <>
      <IconLogout size={24} stroke={1.6} aria-hidden />
      {t('signOut')}
    </>
  )
  if (isAction) {
    return (
      <ActionButton isFull onClick={signOut}>
        {content}
      </ActionButton>
    )
  }
  return (
    <button type="button" onClick={signOut}>
      {content}
    </button>
  )
}
