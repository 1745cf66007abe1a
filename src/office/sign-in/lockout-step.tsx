import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { useSecondsLeft } from '../../lib/hooks/use-seconds-left.ts'
import classes from './sign-in-page.module.css'

/** No tries for a while, and how long. */
export function LockoutStep() {
  const { t } = useTranslation('office')
  const { pauseSeconds } = useStaffSession().snapshot.context
  const [until] = useState(() => Date.now() + pauseSeconds * 1000)
  const left = useSecondsLeft(until)
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes.form}>
      <h1>{t('pausedTitle')}</h1>
      <p role="alert">{t('pausedText')}</p>
      <Text role="timer" fz="2rem" fw="var(--w-strong)" lh={1.2}>
        {time}
      </Text>
    </div>
  )
}
