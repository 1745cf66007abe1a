import { Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ActionButton } from '../components/action/action.tsx'
import { Overlay } from '../components/overlay/overlay.tsx'
import { isUnsaved, losesNothing } from './use-ask-before-leaving.ts'

/** Asks for all parts of the page, because a router has one blocker. */
export function LeaveDialog() {
  const { t } = useTranslation('office')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved() && from.pathname !== to.pathname && to.state !== losesNothing,
  )
  return (
    <Overlay
      opened={blocker.state === 'blocked'}
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
