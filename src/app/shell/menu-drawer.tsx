import { useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { onFirstTouch } from '../../lib/on-first-touch.ts'
import classes from './menu-drawer.module.css'

const loadPanel = () => import('./menu-panel.tsx')
const MenuPanel = lazy(loadPanel)

/** The shop's side menu on a phone. */
export function MenuDrawer() {
  const { t } = useTranslation()
  // Tied to one history entry: navigating closes it, and so does widening the screen.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isOpen = openAt === key && !isWide
  // When that fails, opening the menu tries again.
  useEffect(() => onFirstTouch(() => void loadPanel().catch(() => undefined)), [])
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
      {openAt !== undefined && (
        <Suspense>
          <MenuPanel isOpen={isOpen} onClose={() => setOpenAt('')} />
        </Suspense>
      )}
    </>
  )
}
