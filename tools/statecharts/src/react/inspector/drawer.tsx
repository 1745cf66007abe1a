import { type SyntheticEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { Refusal } from '../../recording/watched.ts'
import type { Listed } from '../listed.ts'
import { Panel } from '../run/panel.tsx'
import { IconBug, IconX } from '../shell/icons.tsx'
import { NightButton, useNight } from '../shell/night-button.tsx'
import { ToolButton } from '../shell/tool-button.tsx'
import { Tools } from '../shell/tools.tsx'
import { type Language, useWords } from '../words/words.tsx'
import { ActorList } from './actor-list.tsx'
import { ChosenActor } from './chosen-actor.tsx'
import { CopyButton } from './copy-button.tsx'
import { earlierPages } from './earlier-pages.ts'
import classes from './inspector.module.css'
import { LogOfAll } from './log-of-all.tsx'
import { PickPanel } from './picking/pick-panel.tsx'
import { EventOf, WhyNot } from './picking/picked-control.tsx'
import type { WatchedPage } from './watched-page.ts'

interface DrawerProps {
  page: WatchedPage
  language: Language
  machines: readonly Listed[]
  galleryAddress: ((id: string) => string) | undefined
  canSend: boolean
  onClose: () => void
}

/** All that lives on this page, beside it. On a phone it is a sheet over its lower part. */
export function Drawer({ page, language, machines, galleryAddress, canSend, onClose }: DrawerProps) {
  const t = useWords()
  const { watch } = page
  const [chosen, setChosen] = useState<number>()
  useSyncExternalStore(watch.subscribe, watch.version, watch.version)
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
      isDark={useNight()}
      className={classes.drawer}
      data-inspector=""
      aria-label={t('inspector')}
      // A dialog of the shop holds the page's scrolling, but not this.
      onWheel={stopAtDrawer}
      onTouchMove={stopAtDrawer}
    >
      <header className={classes.head}>
        <h2>{t('inspector')}</h2>
        <NightButton isBare />
        <ToolButton label={t('closeInspector')} icon={IconX} onClick={onClose} />
      </header>
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.body} tabIndex={0} role="group" aria-label={t('actors')}>
        <ActorList actors={actors} chosen={actor} onChoose={setChosen} />
        {actor && (
          <ChosenActor key={actor.number} {...{ page, actor, entries, machines, galleryAddress, canSend }} />
        )}
        <PickPanel page={page} />
        <DisabledPanel refusals={watch.refusals()} />
        <LogOfAll page={page} entries={entries} />
        {earlier.pages.length > 0 && (
          <p className={classes.note}>
            {t('earlierPages', { count: earlier.pages.length })}{' '}
            {earlier.lost > 0 && t('pagesLost', { count: earlier.lost })}
          </p>
        )}
        {page.hidesSecrets && <p className={classes.note}>{t('masked')}</p>}
      </div>
      <footer className={classes.foot}>
        <CopyButton write={() => page.log()}>{t('copyLog')}</CopyButton>
        <CopyButton tone="ink" icon={IconBug} write={() => page.report()}>
          {t('copyReport')}
        </CopyButton>
      </footer>
    </Tools>
  )
}

const stopAtDrawer = ({ nativeEvent }: SyntheticEvent) => nativeEvent.stopPropagation()

/** Why buttons are disabled: a page asks its flow `can`, and here is what said no. */
function DisabledPanel({ refusals }: { refusals: Refusal[] }) {
  const t = useWords()
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
