import { useCallbackRef } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { overlayMachine, type ClosedBy } from '../../../machines/overlay/overlay.machine.ts'
import { enterPlace, leavePlace } from './overlay-history.ts'
import { putOnTop, takeOff, type OverlayActor } from './overlay-stack.ts'
import { useFlowActor } from '../../lib/flows/inspection.ts'

export interface OverlayOptions {
  opened: boolean
  onClose: (by: ClosedBy) => void
  persistent: boolean
  isInAddress: boolean
}

/** Connects one overlay machine to the stack of open overlays and to the browser's history. */
export function useOverlay({ opened, onClose, persistent, isInAddress }: OverlayOptions) {
  const overlay = useFlowActor(overlayMachine)
  const tell = useCallbackRef(onClose)
  useEffect(() => overlay.send({ type: 'overlay.setPersistent', persistent }), [overlay, persistent])
  useEffect(() => {
    if (!opened) return
    putOnTop(overlay)
    if (!isInAddress) enterPlace(overlay)
    const listening = overlay.on('overlay.closed', ({ by }) => {
      leave(overlay)
      tell(by)
    })
    return () => {
      listening.unsubscribe()
      // When the page below unmounts, the machine has already stopped and accepts no events.
      if (overlay.getSnapshot().status === 'active') overlay.send({ type: 'overlay.close' })
      leave(overlay)
    }
  }, [overlay, opened, isInAddress, tell])

  return {
    isOpen: useSelector(overlay, (snapshot) => snapshot.matches('open')),
    isPulsing: useSelector(overlay, (snapshot) => snapshot.matches({ open: 'pulsing' })),
    order: useSelector(overlay, (snapshot) => snapshot.context.order),
    clickOutside: () => overlay.send({ type: 'overlay.outsideClick' }),
    close: () => overlay.send({ type: 'overlay.close' }),
  }
}

function leave(overlay: OverlayActor): void {
  takeOff(overlay)
  leavePlace(overlay)
}
