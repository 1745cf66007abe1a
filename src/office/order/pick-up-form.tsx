import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import classes from './order-screen.module.css'

interface PickUpFormProps {
  isWaiting: boolean
  onSend: (code: string) => void
}

/** Asks for the code that the customer shows, before the goods are handed over. */
export function PickUpForm({ isWaiting, onSend }: PickUpFormProps) {
  const { t } = useTranslation('office')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onSend(String(typed.get('code')).replaceAll(/[\s-]/g, ''))
  }
  return (
    <form className={classes.parcel} onSubmit={send}>
      <TextInput
        name="code"
        label={t('pickUpCode')}
        required
        pattern="([ \-]*[A-Za-z0-9]){6}[ \-]*"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ActionButton type="submit" isSmall primary isWaiting={isWaiting}>
        {t('action_pickUp')}
      </ActionButton>
    </form>
  )
}
