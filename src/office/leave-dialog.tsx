import { Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ActionButton } from '../components/action/action.tsx'
import { Overlay } from '../components/overlay/overlay.tsx'
import { isUnsaved, isUnsavedInList, losesNothing } from './use-ask-before-leaving.ts'

interface AskToLeaveProps {
  opened: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before what is not saved is lost. */
export function AskToLeave({ opened, onStay, onLeave }: AskToLeaveProps) {
  const { t } = useTranslation('office')
  return (
    <Overlay
      opened={opened}
      title={t('leaveTitle')}
      onClose={onStay}
      // A place of its own in the history would be in the way of who goes back.
      isInAddress
    >
      <Stack gap={12}>
        <p>{t('leaveText')}</p>
        <Group gap={8} justify="end" align="stretch">
          <ActionButton onClick={onStay}>{t('stay')}</ActionButton>
          <ActionButton primary tone="danger" onClick={onLeave}>
            {t('leave')}
          </ActionButton>
        </Group>
      </Stack>
    </Overlay>
  )
}

/** Asks for all parts of the page, because a router has one blocker. */
export function LeaveDialog() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      to.state !== losesNothing &&
      (from.pathname === to.pathname ? from.search !== to.search && isUnsavedInList() : isUnsaved()),
  )
  return (
    <AskToLeave
      opened={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
