import { useMemo } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { namesOf } from '../../recording/recording.ts'
import type { Entry, WatchedActor } from '../../recording/watched.ts'
import type { EventChance } from '../../simulation/event-chances.ts'
import { ChartWindow } from '../chart/chart-window.tsx'
import type { Flow } from '../flow.ts'
import { type Listed, useLoaded } from '../listed.ts'
import { idsOf, possibleNow, useChances } from '../live.ts'
import type { Paint } from '../paint.ts'
import { EventsPanel } from '../run/events-panel.tsx'
import { useWords } from '../words/words.tsx'
import classes from './inspector.module.css'

interface LiveProps {
  actor: WatchedActor
  snapshot: AnyMachineSnapshot
  canSend: boolean
}

interface LiveChartProps extends LiveProps {
  entry: Listed
  /** The events that it has taken. */
  own: Entry[]
}

/** The chart of a running actor, drawn as in the gallery, with what it took last; and the events it would take. */
export function LiveChart({ entry, own, ...live }: LiveChartProps) {
  const { actor, snapshot } = live
  const flow = useLoaded(entry)
  const chances = useChances(flow, snapshot)
  const paint = useMemo(
    (): Paint => ({
      active: new Set(idsOf(snapshot)),
      visited: new Set(own.flatMap(({ before, after }) => [...idsOf(before), ...idsOf(after)])),
      last: new Set(namesOf(actor, own.at(-1)?.takes ?? actor.firstTakes)),
      taken: new Set(own.flatMap(({ takes }) => namesOf(actor, takes))),
      ...possibleNow(chances),
    }),
    [actor, snapshot, own, chances],
  )
  if (!chances) return actor.machine ? <LiveEvents {...live} machine={actor.machine} /> : null
  return (
    <>
      <div className={classes.chart}>
        <ChartWindow
          drawings={flow.drawings}
          title={entry.id}
          paint={paint}
          selected={undefined}
          onSelect={() => {}}
          isBare
        />
      </div>
      <Events {...live} flow={flow} chances={chances} />
    </>
  )
}

/** The same for a machine of which nothing is listed, or another one of that id: only what the actor itself says. */
export function LiveEvents(live: LiveProps & { machine: Flow['machine'] }) {
  const flow = useMemo(() => ({ machine: live.machine, cases: {} }), [live.machine])
  return <Events {...live} flow={flow} chances={useChances(flow, live.snapshot) ?? []} />
}

interface EventsProps extends LiveProps {
  flow: Pick<Flow, 'cases'>
  chances: EventChance[]
}

function Events({ actor, snapshot, canSend, flow, chances }: EventsProps) {
  const t = useWords()
  return (
    <>
      <div className={classes.wide}>
        <EventsPanel
          chances={chances}
          isWaiting={Object.keys(snapshot.children).length > 0}
          isWithoutSamples={Object.keys(flow.cases).length === 0}
          onSend={canSend ? (event) => actor.ref.send(event) : undefined}
        />
      </div>
      {!canSend && <p className={classes.quiet}>{t('cannotSend')}</p>}
    </>
  )
}
