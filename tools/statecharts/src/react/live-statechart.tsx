import { useMemo, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine, Actor } from 'xstate'
import { plain } from '../walker/plain.ts'
import { ChartWindow } from './chart/chart-window.tsx'
import type { Flow } from './flow.ts'
import { idsOf, possibleNow, useChances } from './live.ts'
import { nothingLit, type Paint } from './paint.ts'
import { ContextPanel } from './run/context-panel.tsx'
import { EventsPanel } from './run/events-panel.tsx'
import classes from './statechart.module.css'

interface LiveStatechartProps {
  flow: Flow
  title: string
  actor: Actor<AnyStateMachine>
}

/** The chart of a running actor: where it stands, what it keeps, and the events that it would take. */
export function LiveStatechart({ flow, title, actor }: LiveStatechartProps) {
  const snapshot = useSyncExternalStore(
    (change) => {
      const { unsubscribe } = actor.subscribe(change)
      return unsubscribe
    },
    (): AnyMachineSnapshot => actor.getSnapshot(),
    (): AnyMachineSnapshot => actor.getSnapshot(),
  )
  const chances = useChances(flow, snapshot)
  const paint = useMemo(
    (): Paint => ({ ...nothingLit, active: new Set(idsOf(snapshot)), ...possibleNow(chances) }),
    [snapshot, chances],
  )
  const context = Object.fromEntries(
    Object.entries(snapshot.context).map(([name, value]) => [name, plain(value)]),
  )
  return (
    <div className={classes.room}>
      <section className={classes.chart} aria-label={title}>
        <ChartWindow
          drawings={flow.drawings}
          title={title}
          paint={paint}
          selected={undefined}
          onSelect={() => {}}
        />
      </section>
      <aside className={classes.panels}>
        <EventsPanel
          chances={chances ?? []}
          isWaiting={Object.keys(snapshot.children).length > 0}
          isWithoutSamples={Object.keys(flow.cases).length === 0}
          onSend={(event) => actor.send(event)}
        />
        <ContextPanel context={context} changed={[]} />
      </aside>
    </div>
  )
}
