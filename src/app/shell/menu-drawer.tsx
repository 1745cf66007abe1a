import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MenuLinks } from './menu-links.tsx'
import classes from './menu-drawer.module.css'

/** The shop's side menu on a phone. */
export function MenuDrawer() {
  const { t } = useTranslation()
  // Open at one place of the visit: going on or back closes it, and so does a screen that grows wide.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isOpen = openAt === key && !isWide
  const close = () => setOpenAt(undefined)
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <IconMenu2 stroke={1.6} aria-hidden />
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
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
        <MenuLinks onFollow={close} />
      </Drawer>
    </>
  )
}
