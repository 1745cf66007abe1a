import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyMachineSnapshot } from 'xstate'
import {
  type Entry,
  eventChances,
  instrument,
  isMachineSnapshot,
  namesOf,
  type WatchedActor,
} from '@phaen/statecharts'
import { ChartWindow, EventsPanel, type Paint } from '@phaen/statecharts/react'
import { loadFlow } from '../load-flow.ts'
import classes from './inspector.module.css'
import { useSandbox } from './use-sandbox.ts'

interface LiveChartProps {
  actor: WatchedActor
  flowId: string
  snapshot: AnyMachineSnapshot
  /** The events that it has taken. */
  own: Entry[]
}

/** The chart of a running flow, drawn as in the gallery, with what it took last; and the events it would take. */
export function LiveChart({ actor, flowId, snapshot, own }: LiveChartProps) {
  const { t } = useTranslation('inspector')
  const flow = use(loadFlow(flowId))
  const isSandbox = useSandbox()
  const walkable = useMemo(() => instrument(flow.machine), [flow.machine])
  const chances = useMemo(() => {
    // The gallery's own machine knows what the shop's leaves out: why an event is ignored.
    const { value, context, status } = snapshot
    const standing = flow.machine.resolveState({ value, context, status })
    return eventChances(walkable, standing, flow.cases)
  }, [snapshot, flow, walkable])
  const paint = useMemo(
    (): Paint => ({
      active: new Set(idsOf(snapshot)),
      visited: new Set(own.flatMap(({ before, after }) => [...idsOf(before), ...idsOf(after)])),
      last: new Set(namesOf(actor, own.at(-1)?.takes ?? actor.firstTakes)),
      taken: new Set(own.flatMap(({ takes }) => namesOf(actor, takes))),
      possible: new Set(chances.flatMap(({ takes }) => takes)),
      refused: new Set(chances.flatMap(({ answer, refuses }) => (answer === 'refused' ? refuses : []))),
    }),
    [actor, snapshot, own, chances],
  )
  return (
    <>
      <div className={classes.chart}>
        <ChartWindow flow={flow} title={flowId} paint={paint} selected={undefined} onSelect={ignore} isBare />
      </div>
      <div className={classes.wide}>
        <EventsPanel
          chances={chances}
          isWaiting={Object.keys(snapshot.children).length > 0}
          onSend={isSandbox ? (event) => actor.ref.send(event) : undefined}
        />
      </div>
      {!isSandbox && <p className={classes.quiet}>{t('onlySandbox')}</p>}
    </>
  )
}

const ignore = () => {}

const idsOf = (snapshot: WatchedActor['last'] | undefined): string[] =>
  snapshot && isMachineSnapshot(snapshot) ? snapshot._nodes.map(({ id }) => id) : []
