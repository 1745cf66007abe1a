import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuLinks } from './menu-links.tsx'
import classes from './menu-drawer.module.css'

/** The shop's side menu on a phone. */
export function MenuDrawer() {
  const { t } = useTranslation()
  const [isOpen, menu] = useDisclosure(false)
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={menu.open}
      >
        <IconMenu2 stroke={1.6} aria-hidden />
      </button>
      <Drawer
        opened={isOpen}
        onClose={menu.close}
        title={t('menu')}
        zIndex={2000}
        size={320}
        classNames={{
          content: classes.content,
          header: classes.header,
          title: classes.title,
          body: classes.body,
        }}
        overlayProps={{ color: 'var(--scrim)', backgroundOpacity: undefined }}
        closeButtonProps={{ 'aria-label': t('closeMenu'), size: 44 }}
      >
        <MenuLinks onFollow={menu.close} />
      </Drawer>
    </>
  )
}
