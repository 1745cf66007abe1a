import { Suspense } from 'react'
import { isMachineSnapshot } from '../../reader/index.ts'
import type { Entry, WatchedActor } from '../../recording/watched.ts'
import { type Listed, listedAs } from '../listed.ts'
import { ContextPanel } from '../run/context-panel.tsx'
import { Panel } from '../run/panel.tsx'
import { useWords } from '../words/words.tsx'
import { actorName, stateOf } from './actor-words.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './inspector.module.css'
import { LiveChart, LiveEvents } from './live-chart.tsx'
import type { WatchedPage } from './watched-page.ts'

interface ChosenActorProps {
  page: WatchedPage
  actor: WatchedActor
  entries: Entry[]
  machines: readonly Listed[]
  galleryAddress: ((id: string) => string) | undefined
  canSend: boolean
}

/** One actor of the page: its chart as it stands now, its context, and what can be sent to it. */
export function ChosenActor({ page, actor, entries, machines, galleryAddress, canSend }: ChosenActorProps) {
  const t = useWords()
  const { last, machine } = actor
  if (!machine || !isMachineSnapshot(last)) return null
  const own = entries.filter(({ to, after }) => to === actor && after !== undefined)
  const newest = own.at(-1)
  const tags = [...last.tags].join(', ')
  const entry = listedAs(machines, machine.id)
  const live = { actor, snapshot: last, canSend }
  return (
    <div ref={intoView}>
      <Panel title={actorName(actor)} note={last.status}>
        <p className={classes.quiet}>
          <code>{stateOf(last)}</code>
        </p>
        {tags !== '' && <p className={classes.quiet}>{`${t('tags')}: ${tags}`}</p>}
        {entry ? (
          <Suspense fallback={<p className={classes.chart}>{t('loading')}</p>}>
            <LiveChart {...live} entry={entry} own={own} />
          </Suspense>
        ) : (
          <LiveEvents {...live} machine={machine} />
        )}
        <div className={classes.row}>
          {entry && galleryAddress && (
            <a href={galleryAddress(entry.id)} target="_blank" rel="noreferrer">
              {t('openInGallery')}
            </a>
          )}
          <CopyButton write={() => page.caseOf(actor)}>{t('copyCase')}</CopyButton>
        </div>
      </Panel>
      <ContextPanel
        context={page.contextOf(last.context)}
        changed={newest ? page.changesIn(newest).map(({ field }) => field) : []}
      />
    </div>
  )
}

/** On a phone it stands below the list from which it was chosen. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
