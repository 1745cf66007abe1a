import { IconBug, IconMoon, IconX } from '@tabler/icons-react'
import { type SyntheticEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '@phaen/statecharts'
import { Panel, ToolButton, Tools } from '@phaen/statecharts/react'
import { useFormat } from '../../../lib/use-format.ts'
import { useNight } from '../shell/use-night.ts'
import { ActorList } from './actor-list.tsx'
import { ChosenActor } from './chosen-actor.tsx'
import { CopyButton } from './copy-button.tsx'
import { earlierPages } from './earlier-pages.ts'
import classes from './inspector.module.css'
import { LogOfAll } from './log-of-all.tsx'
import { PickPanel } from './picking/pick-panel.tsx'
import { EventOf, WhyNot } from './picking/picked-control.tsx'
import { watch } from './watched-shop.ts'
import { bugReport, logAsText } from './written-report.ts'

/** All that lives on this page, beside it. On a phone it is a sheet over its lower part. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['inspector', 'gallery'])
  const { language } = useFormat()
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
    <Tools
      as="aside"
      language={language}
      isDark={isDark}
      className={classes.drawer}
      data-inspector=""
      aria-label={t('title')}
      // A dialog of the shop holds the page's scrolling, but not this.
      onWheel={stopAtDrawer}
      onTouchMove={stopAtDrawer}
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
    </Tools>
  )
}

const stopAtDrawer = ({ nativeEvent }: SyntheticEvent) => nativeEvent.stopPropagation()

/** Why buttons are disabled: a page asks its flow `can`, and here is what said no. */
function DisabledPanel({ refusals }: { refusals: Refusal[] }) {
  const { t } = useTranslation('inspector')
  return (
    <Panel title={t('disabled')} note={String(refusals.length)}>
      <p className={classes.quiet}>{t(refusals.length > 0 ? 'disabledNote' : 'nothingDisabled')}</p>
      <ul className={classes.disabled} aria-label={t('disabled')}>
        {refusals.map((refusal) => (
          <li key={`${refusal.actor.number} ${refusal.event.type}`}>
            <EventOf {...refusal} />
            <WhyNot {...refusal} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
