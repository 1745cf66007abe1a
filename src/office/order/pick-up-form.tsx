import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
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
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const code = String(typed.get('code')).replaceAll(/[\s-]/g, '')
    const isRight = /^[A-Za-z0-9]{6}$/.test(code)
    setWrong(!isRight)
    if (isRight) onSend(code)
  }
  return (
    <form className={classes.parcel} noValidate onSubmit={send}>
      <TextInput
        name="code"
        label={t('pickUpCode')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong && t('pickUpCodeWrong')}
      />
      <ActionButton type="submit" isSmall primary isWaiting={isWaiting}>
        {t('action_pickUp')}
      </ActionButton>
    </form>
  )
}
