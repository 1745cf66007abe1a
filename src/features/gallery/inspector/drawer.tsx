import { IconBug, IconMoon, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNight } from '../shell/use-night.ts'
import colours from '../shell/tool-colours.module.css'
import { ToolButton } from '../shell/tool-button.tsx'
import { ActorList } from './actor-list.tsx'
import { ChosenActor } from './chosen-actor.tsx'
import { CopyButton } from './copy-button.tsx'
import { DisabledPanel } from './disabled-panel.tsx'
import { earlierPages } from './earlier-pages.ts'
import classes from './inspector.module.css'
import { LogOfAll } from './log-of-all.tsx'
import { PickPanel } from './picking/pick-panel.tsx'
import { bugReport, logAsText } from './written-report.ts'
import { watch } from './watched-shop.ts'

/** All that lives on this page, beside it. On a phone it is a sheet over its lower part. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['inspector', 'gallery'])
  const [isDark, setIsDark] = useNight()
  const [chosen, setChosen] = useState<number>()
  useSyncExternalStore(watch.subscribe, watch.version)
  const actors = watch.actors()
  const entries = watch.entries()
  const [earlier] = useState(earlierPages)
  const actor = actors.find(({ number }) => number === chosen)

  useEffect(() => {
    document.documentElement.dataset.inspected = ''
    return () => {
      delete document.documentElement.dataset.inspected
    }
  }, [])

  return (
    <aside
      className={`${colours.tool} ${classes.drawer}`}
      data-inspector=""
      data-scheme={isDark ? 'dark' : 'light'}
      aria-label={t('title')}
      // A dialog of the shop holds the page's scrolling, but not this.
      onWheel={keepFromPage}
      onTouchMove={keepFromPage}
    >
      <header className={classes.head}>
        <h2>{t('title')}</h2>
        <ToolButton
          label={t('gallery:dark')}
          icon={IconMoon}
          isPressed={isDark}
          onClick={() => setIsDark(!isDark)}
        />
        <ToolButton label={t('close')} icon={IconX} onClick={onClose} />
      </header>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.body} tabIndex={0} role="group" aria-label={t('actors')}>
        <ActorList actors={actors} chosen={actor} onChoose={setChosen} />
        {actor && <ChosenActor key={actor.number} actor={actor} entries={entries} />}
        <PickPanel />
        <DisabledPanel refusals={watch.refusals()} />
        <LogOfAll entries={entries} />
        {earlier.pages.length > 0 && (
          <p className={classes.note}>
            {t('earlierPages', { count: earlier.pages.length })}{' '}
            {earlier.lost > 0 && t('pagesLost', { count: earlier.lost })}
          </p>
        )}
        <p className={classes.note}>{t('masked')}</p>
      </div>
      <footer className={classes.foot}>
        <CopyButton write={() => logAsText(watch)}>{t('copyLog')}</CopyButton>
        <CopyButton tone="ink" icon={IconBug} write={() => bugReport(watch)}>
          {t('copyReport')}
        </CopyButton>
      </footer>
    </aside>
  )
}

const keepFromPage = ({ nativeEvent }: SyntheticEvent) => nativeEvent.stopPropagation()
