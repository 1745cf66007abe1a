import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entry, isMachineSnapshot, recordable, recordingOf, type WatchedActor } from '@phaen/statecharts'
import { ContextPanel, Panel } from '@phaen/statecharts/react'
import { demoAddress } from '../../../lib/demo-address.ts'
import { indexedFlows } from '../flow-index.ts'
import { actorName, flowOf, stateOf } from './actor-words.ts'
import { CopyButton } from './copy-button.tsx'
import { changesIn } from './entry-facts.ts'
import classes from './inspector.module.css'
import { LiveChart } from './live-chart.tsx'
import { caseOf } from './written-report.ts'
import { mask } from './watched-shop.ts'

interface ChosenActorProps {
  actor: WatchedActor
  entries: Entry[]
}

/** One flow of the page: its chart as it stands now, its context, and what can be sent to it. */
export function ChosenActor({ actor, entries }: ChosenActorProps) {
  const { t } = useTranslation('inspector')
  const { last, machine } = actor
  const [flow] = useState(() => flowOf(machine?.id ?? ''))
  const own = entries.filter(({ to, after }) => to === actor && after !== undefined)
  const newest = own.at(-1)
  if (!isMachineSnapshot(last)) return null
  const tags = [...last.tags].join(', ')
  const fields = mask.apply(recordable(last.context))
  const context = typeof fields === 'object' && fields !== null ? { ...fields } : {}
  const recording = () => recordingOf(actor, entries)
  return (
    <div ref={intoView}>
      <Panel title={actorName(actor)} note={last.status}>
        <p className={classes.quiet}>
          <code>{stateOf(last)}</code>
        </p>
        {tags !== '' && <p className={classes.quiet}>{t('tags', { tags })}</p>}
        {indexedFlows.some(({ id }) => id === flow) && (
          <>
            <Suspense fallback={<p className={classes.chart}>{t('loadingChart')}</p>}>
              <LiveChart actor={actor} flowId={flow} snapshot={last} own={own} />
            </Suspense>
            <div className={classes.row}>
              <a href={demoAddress(flow)} target="_blank" rel="noreferrer">
                {t('openInGallery')}
              </a>
              <CopyButton write={() => caseOf(recording())}>{t('copyCase')}</CopyButton>
            </div>
          </>
        )}
      </Panel>
      <ContextPanel context={context} changed={newest ? changesIn(newest).map(({ field }) => field) : []} />
    </div>
  )
}

/** On a phone it stands below the list from which it was chosen. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
