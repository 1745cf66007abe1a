import { Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ActionButton } from '../components/action/action.tsx'
import { Overlay } from '../components/overlay/overlay.tsx'
import { isUnsaved } from './use-ask-before-leaving.ts'

/** Asks for all parts of the page, because a router has one blocker. A list that is searched anew may drop what is open beside it. */
export function LeaveDialog() {
  const { t } = useTranslation('office')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved() && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    // A new text gets its address at the moment of its saving, when it still counts as changed.
    if (blocker.state === 'blocked' && !isUnsaved()) blocker.proceed()
  }, [blocker])
  return (
    <Overlay
      opened={blocker.state === 'blocked' && isUnsaved()}
      title={t('leaveTitle')}
      onClose={() => blocker.reset?.()}
      // A place of its own in the history would be in the way of who goes back.
      isInAddress
    >
      <Stack gap={12}>
        <p>{t('leaveText')}</p>
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={() => blocker.reset?.()}>{t('stay')}</ActionButton>
          <ActionButton primary tone="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </ActionButton>
        </Group>
      </Stack>
    </Overlay>
  )
}
