import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconChevronLeft, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosedBy } from '../../../machines/overlay/overlay.machine.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import classes from './overlay-dialog.module.css'
import { useOverlay } from './use-overlay.ts'

export interface OverlayProps {
  opened: boolean
  /** Called with the cause of the close. After `back` with `isInAddress`, the address has already changed. */
  onClose: (by: ClosedBy) => void
  title: string
  children: ReactNode
  /** The shopper must respond: Escape, an outside click and back only cause a pulse. It has no close button. */
  persistent?: boolean
  /** The address opens the overlay (`?auth=login`): the router handles back, and no history entry is added. */
  isInAddress?: boolean
  /** A sheet slides up from the lower edge of a phone; so does a drawer, which on a desk comes from the right. */
  kind?: 'dialog' | 'sheet' | 'drawer'
  /** A wide dialog holds a long form: two columns on a desk, the whole height of a phone. */
  size?: 'normal' | 'wide'
  /** Shows an arrow that leads to the step before. */
  onBack?: (() => void) | undefined
}

const transitions = {
  dialog: 'fade',
  sheet: 'slide-up',
  // Where the drawer slides in from depends on the width, which only the style sheet knows.
  drawer: { in: { translate: '0' }, out: { translate: 'var(--away)' }, transitionProperty: 'translate' },
} as const

/** A dialog over the page (specification parts 2 and 9). Others use it as `Overlay`, which loads it when it is needed. */
export default function OverlayDialog({ opened, onClose, title, children, ...wishes }: OverlayProps) {
  const { t } = useTranslation('parts')
  const { persistent = false, isInAddress = false, kind = 'dialog', size = 'normal', onBack } = wishes
  const overlay = useOverlay({ opened, onClose, persistent, isInAddress })
  // Mantine returns the focus only if the dialog stays mounted when it closes; one that is mounted open returns it here.
  const [isOpenAtOnce] = useState(opened)
  useReturnFocus(isOpenAtOnce)
  return (
    <Modal.Root
      opened={overlay.isOpen}
      onClose={overlay.clickOutside}
      closeOnEscape={false}
      zIndex={overlay.order}
      size={size === 'wide' ? 880 : 448}
      padding={0}
      centered
      yOffset={16}
      xOffset={16}
      transitionProps={{ transition: transitions[kind], duration: 180 }}
    >
      <Modal.Overlay color="var(--scrim)" backgroundOpacity={undefined} className={classes.scrim} />
      <Modal.Content
        classNames={{ content: classes.content, inner: classes.inner }}
        mod={{ pulsing: overlay.isPulsing, kind, size }}
      >
        <div className={classes.head}>
          {onBack && (
            <IconButton label={t('back')} onClick={onBack}>
              <IconChevronLeft stroke={1.6} aria-hidden />
            </IconButton>
          )}
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {!persistent && (
            <IconButton label={t('close')} onClick={overlay.close}>
              <IconX stroke={1.6} aria-hidden />
            </IconButton>
          )}
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
