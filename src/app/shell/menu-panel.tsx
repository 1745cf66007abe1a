import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useOverlay } from '../../components/overlay/use-overlay.ts'
import { MenuLinks } from './menu-links.tsx'
import classes from './menu-panel.module.css'

/** The content of the side menu, loaded on first use. Like a dialog it closes on Escape, outside clicks and back. */
export default function MenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const overlay = useOverlay({ opened: isOpen, onClose, persistent: false, isInAddress: false })
  return (
    <Drawer.Root
      opened={overlay.isOpen}
      onClose={overlay.clickOutside}
      closeOnEscape={false}
      zIndex={overlay.order}
      size={320}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      <Drawer.Overlay color="var(--scrim)" backgroundOpacity={undefined} />
      <Drawer.Content>
        {/* Not a `header` element: the page may have only one banner landmark. */}
        <Drawer.Header role="presentation">
          <Drawer.Title>{t('menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('closeMenu')} size={44} />
        </Drawer.Header>
        <Drawer.Body>
          <MenuLinks onFollow={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
