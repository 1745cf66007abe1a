import { use, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { allNodes, type Run, Simulation } from '@phaen/statecharts'
import { ChartWindow } from './chart/chart-window.tsx'
import type { IndexedFlow } from './flow-index.ts'
import { type LoadedFlow, loadFlow } from './load-flow.ts'
import { paintOf, reachedBy, reachedIn } from './paint.ts'
import { ActivePanel } from './run/active-panel.tsx'
import { ActorsPanel } from './run/actors-panel.tsx'
import { ContextPanel } from './run/context-panel.tsx'
import { EventsPanel } from './run/events-panel.tsx'
import { LogPanel } from './run/log-panel.tsx'
import { PathPlayer } from './run/path-player.tsx'
import { TimersPanel } from './run/timers-panel.tsx'
import { CopyAs } from './shell/copy-as.tsx'
import classes from './shell/gallery.module.css'
import { StartAgain } from './shell/start-again.tsx'
import { ToolButton } from './shell/tool-button.tsx'
import { useFlowWords } from './shell/use-flow-words.ts'
import { StatePanel } from './state-view/state-panel.tsx'
import { StateTree } from './state-view/state-tree.tsx'

interface FlowPageProps {
  flow: LoadedFlow
  title: string
  /** How many transitions it has. */
  transitions: number
  /** Where the header has room for what this flow can do. */
  tools: Element | null
}

/** A flow of the shop, once its scripts are here. */
export function ShopFlowPage({ entry, tools }: { entry: IndexedFlow; tools: Element | null }) {
  const flow = use(loadFlow(entry.id))
  const { title } = useFlowWords()(entry)
  return <FlowPage flow={flow} title={title} transitions={entry.transitions} tools={tools} />
}

/** One flow: its chart, the run that is played in it, and the state that is looked at. */
export function FlowPage({ flow, title, transitions, tools }: FlowPageProps) {
  const { t } = useTranslation('gallery')
  const [simulation] = useState(() => new Simulation(flow.machine, flow.cases))
  const run = useSyncExternalStore(simulation.subscribe, simulation.run)
  const [isAllPaths, setIsAllPaths] = useState(false)
  const [isTree, setIsTree] = useState(false)
  const { hash } = useLocation()
  const nodes = useMemo(
    () => new Map(allNodes(flow.machine.root).map((node) => [node.id, node])),
    [flow.machine],
  )
  const isWithoutSamples = Object.keys(flow.cases).length === 0
  const [selected, select] = useSelectedState(flow.machine.id, hash)

  // Playing all paths takes longer than drawing the chart, so that it waits until somebody asks for them.
  const asksForAll = isAllPaths || selected !== undefined
  const all = useMemo(() => (asksForAll ? reachedBy(flow.machine, flow.plan) : undefined), [asksForAll, flow])
  const reached = useMemo(() => (isAllPaths && all ? all : reachedIn(run)), [isAllPaths, all, run])
  const paint = useMemo(() => paintOf(run, reached), [run, reached])
  const leaves = run.active.filter((id) => Object.keys(nodes.get(id)?.states ?? {}).length === 0)
  const node = selected === undefined ? undefined : nodes.get(selected)

  return (
    <div className={classes.room}>
      {tools && createPortal(<CopyAs flow={flow} />, tools)}
      <div className={classes.tabs} role="group" aria-label={t('viewAs')}>
        <ToolButton isPressed={!isTree} onClick={() => setIsTree(false)}>
          {t('chart')}
        </ToolButton>
        <ToolButton isPressed={isTree} onClick={() => setIsTree(true)}>
          {t('tree')}
        </ToolButton>
      </div>
      <section className={classes.chart} aria-label={t(isTree ? 'tree' : 'chart')}>
        {isTree ? (
          <StateTree
            root={flow.machine.root}
            title={title}
            paint={paint}
            selected={selected}
            onSelect={select}
          />
        ) : (
          <ChartWindow flow={flow} title={title} paint={paint} selected={selected} onSelect={select} />
        )}
      </section>
      <div className={classes.dock}>
        <PathPlayer
          flowId={flow.id}
          plan={flow.plan}
          run={run}
          simulation={simulation}
          isAllPaths={isAllPaths}
          onAllPaths={setIsAllPaths}
          count={{ reached: reached.transitions.size, all: transitions }}
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
          />
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

/**
 * The id of the state that is looked at. The address names it after `#`, so that it can be sent to others. A choice
 * replaces the address without a navigation, because it is no new page and the focus must stay where it is.
 */
function useSelectedState(machine: string, hash: string) {
  const [followed, setFollowed] = useState(hash)
  const [selected, setSelected] = useState(() => idOf(machine, hash))
  if (followed !== hash) {
    setFollowed(hash)
    setSelected(idOf(machine, hash))
  }
  const select = (id: string | undefined) => {
    setSelected(id)
    const { pathname, search } = window.location
    const name = id === undefined || id === machine ? '' : `#${id.slice(machine.length + 1)}`
    window.history.replaceState(window.history.state, '', pathname + search + name)
  }
  return [selected, select] as const
}

const idOf = (machine: string, hash: string): string | undefined =>
  hash.length > 1 ? `${machine}.${hash.slice(1)}` : undefined
