import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import type { Actor, AnyStateMachine } from 'xstate'
import { createPortal } from 'react-dom'
import { useWords } from './words/words.tsx'
import { type Run, Simulation } from '../simulation/simulation.ts'
import { rootOf, type StateNode } from '../reader/index.ts'
import { allNodes, idsByName } from '../walker/declared.ts'
import type { Recording } from '../recording/recording.ts'
import { ChartWindow } from './chart/chart-window.tsx'
import type { Flow } from './flow.ts'
import { LiveStatechart } from './live-statechart.tsx'
import { paintOf, reachedBy, reachedIn } from './paint.ts'
import { ActivePanel } from './run/active-panel.tsx'
import { ActorsPanel } from './run/actors-panel.tsx'
import { ContextPanel } from './run/context-panel.tsx'
import { EventsPanel } from './run/events-panel.tsx'
import { LogPanel } from './run/log-panel.tsx'
import { PathPlayer } from './run/path-player.tsx'
import { TimersPanel } from './run/timers-panel.tsx'
import { IconSidebar } from './shell/icons.tsx'
import { CopyAs } from './shell/copy-as.tsx'
import classes from './statechart.module.css'
import { StartAgain } from './shell/start-again.tsx'
import { ToolButton } from './shell/tool-button.tsx'
import { StatePanel } from './state-view/state-panel.tsx'
import { StateTree } from './state-view/state-tree.tsx'

interface StatechartProps {
  flow: Flow
  /** What it is called; its id without it. */
  title?: string
  /** A running actor of the machine: its chart follows it, instead of being played. */
  actor?: Actor<AnyStateMachine>
  /** The name of the state that is looked at. */
  selected?: string | undefined
  /** Hears of the state that somebody chose to look at. */
  onSelect?: (state: string | undefined) => void
  /** Where there is room for what can be done with the whole machine. */
  tools?: Element | null
  /** Recordings of a bug report, to be played again. */
  recordings?: Recording[]
  /** What else there is to say of a state. */
  aboutState?: (node: StateNode) => ReactNode
}

/** A machine: its chart, with a run that is played in it or a running actor. */
export function Statechart({ actor, title = '', ...rest }: StatechartProps) {
  const shown = { ...rest, title: title || rest.flow.id }
  if (actor) return <LiveStatechart {...shown} actor={actor} />
  return <PlayedStatechart key={keyOf(rest.flow.machine)} {...shown} />
}

const keys = new WeakMap<AnyStateMachine, number>()
let lastKey = 0

/** A run belongs to one machine: of another one it begins anew. */
function keyOf(machine: AnyStateMachine): number {
  const key = keys.get(machine) ?? (lastKey += 1)
  keys.set(machine, key)
  return key
}

/** The run that is played, and the state that is looked at. */
function PlayedStatechart({
  flow,
  title,
  selected: given,
  onSelect,
  tools,
  recordings = [],
  aboutState,
}: Omit<StatechartProps, 'title' | 'actor'> & { title: string }) {
  const t = useWords()
  const [simulation] = useState(() => new Simulation(flow.machine, flow.cases))
  const run = useSyncExternalStore(simulation.subscribe, simulation.run, simulation.run)
  const [isAllPaths, setIsAllPaths] = useState(false)
  const [isTree, setIsTree] = useState(false)
  const [isAlone, setIsAlone] = useState(false)
  const nodes = useMemo(
    () => new Map(allNodes(rootOf(flow.machine)).map((node) => [node.id, node])),
    [flow.machine],
  )
  const isWithoutSamples = Object.keys(flow.cases).length === 0
  const [selected, select] = useSelectedState(flow.machine, given, onSelect)

  // Playing all paths takes longer than drawing the chart, so that it waits until somebody asks for them.
  const asksForAll = isAllPaths || selected !== undefined
  const all = useMemo(() => (asksForAll ? reachedBy(flow.machine, flow.plan) : undefined), [asksForAll, flow])
  const reached = useMemo(() => (isAllPaths && all ? all : reachedIn(run)), [isAllPaths, all, run])
  const paint = useMemo(() => paintOf(run, reached), [run, reached])
  const active = run.active.flatMap((id) => nodes.get(id) ?? [])
  const leaves = active.filter(({ states }) => Object.keys(states).length === 0)
  const node = selected === undefined ? undefined : nodes.get(selected)

  return (
    <div className={classes.room} data-alone={isAlone || undefined}>
      {tools && createPortal(<CopyAs flow={flow} />, tools)}
      <div className={classes.tabs} role="group" aria-label={t('viewAs')}>
        <ToolButton isPressed={!isTree} onClick={() => setIsTree(false)}>
          {t('chart')}
        </ToolButton>
        <ToolButton isPressed={isTree} onClick={() => setIsTree(true)}>
          {t('tree')}
        </ToolButton>
        <span className={classes.push} />
        <span className={classes.roomButton}>
          <ToolButton
            label={t('room')}
            icon={IconSidebar}
            isPressed={isAlone}
            onClick={() => setIsAlone(!isAlone)}
          />
        </span>
      </div>
      <section className={classes.chart} aria-label={t(isTree ? 'tree' : 'chart')}>
        {isTree ? (
          <StateTree
            root={rootOf(flow.machine)}
            title={title}
            paint={paint}
            selected={selected}
            onSelect={select}
          />
        ) : (
          <ChartWindow
            drawings={flow.drawings}
            title={title}
            paint={paint}
            selected={selected}
            onSelect={select}
          />
        )}
      </section>
      <div className={classes.dock}>
        <PathPlayer
          recordings={recordings}
          plan={flow.plan}
          run={run}
          simulation={simulation}
          isAllPaths={isAllPaths}
          onAllPaths={setIsAllPaths}
          count={{ reached: reached.transitions.size, all: simulation.walkable.declared.names.size }}
        />
      </div>
      <aside className={classes.panels} aria-label={t('running')}>
        {node && all && (
          <StatePanel
            flow={flow}
            node={node}
            simulation={simulation}
            reached={all}
            onClose={() => select(undefined)}
          >
            {aboutState?.(node)}
          </StatePanel>
        )}
        <ActivePanel run={run} leaves={leaves} onSelect={select} />
        <EventsPanel
          chances={run.events}
          isWaiting={run.actors.length > 0}
          isWithoutSamples={isWithoutSamples}
          onSend={(event) => simulation.play({ send: event })}
        />
        <ActorsPanel run={run} simulation={simulation} />
        <TimersPanel run={run} simulation={simulation} />
        <ContextPanel context={run.context} changed={changedBy(run)} />
        <LogPanel run={run} simulation={simulation} />
        <StartAgain simulation={simulation} isWithoutSamples={isWithoutSamples} />
      </aside>
    </div>
  )
}

/** A start sets every field, which is no change. */
const changedBy = ({ played }: Run): string[] =>
  played.length > 1 ? Object.keys(played.at(-1)?.outcome.context ?? {}) : []

/** The id of the state that is looked at: the one that was given last, or chosen here since. */
function useSelectedState(
  machine: AnyStateMachine,
  given: string | undefined,
  onSelect: StatechartProps['onSelect'] = () => {},
) {
  const ids = useMemo(() => idsByName(machine), [machine])
  const [followed, setFollowed] = useState(given)
  const [selected, setSelected] = useState(given)
  if (followed !== given) {
    setFollowed(given)
    setSelected(given)
  }
  const select = (id: string | undefined) => {
    const isRoot = id === rootOf(machine).id
    const name = isRoot ? undefined : [...ids].find(([, one]) => one === id)?.[0]
    setSelected(name)
    onSelect(name)
  }
  return [selected === undefined ? undefined : ids.get(selected), select] as const
}
