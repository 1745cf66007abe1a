import { IconMenu2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ScreenBoundary } from '../../components/screen-boundary/screen-boundary.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLoadAhead } from '../../lib/use-load-ahead.ts'
import classes from './menu-drawer.module.css'

const { Part: MenuPanel, preload: loadPanel } = lazyPart(() => import('./menu-panel.tsx'))

/** The shop's side menu, at every width. */
export function MenuDrawer() {
  const { t } = useTranslation()
  // Tied to one history entry: navigating closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  useLoadAhead(loadPanel)
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
        <span>{t('menu')}</span>
      </button>
      {openAt !== undefined && (
        // Without its script nothing opens; the footer has the same links.
        <ScreenBoundary address={String(isOpen)} failed={null}>
          <Suspense>
            <MenuPanel isOpen={isOpen} onClose={() => setOpenAt('')} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  )
}
