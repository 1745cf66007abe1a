import { IconX } from '../shell/icons.tsx'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../words/words.tsx'
import { eventMatrix } from '../../event-matrix.ts'
import type { StateNode } from '../../reader/index.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import { stateName } from '../../walker/declared.ts'
import type { Walkable } from '../../walker/instrument.ts'
import { lineOfState } from '../line-of-state.ts'
import type { Flow } from '../flow.ts'
import type { Reached } from '../paint.ts'
import { Panel } from '../run/panel.tsx'
import { ToolButton } from '../shell/tool-button.tsx'
import classes from './state-view.module.css'

interface StatePanelProps {
  flow: Flow
  node: StateNode
  simulation: Simulation
  /** What all pinned paths reach. */
  reached: Reached
  onClose: () => void
  children?: ReactNode
}

/** What there is to know of one state. */
export function StatePanel({ flow, node, reached, simulation, onClose, children }: StatePanelProps) {
  const t = useWords()
  const name = stateName(node)
  const line = lineOfState(flow.source, node.path)
  const pairs = useMemo(
    () => eventMatrix(flow.machine).filter(({ state }) => state === name),
    [flow.machine, name],
  )
  const coverage = coverageOfState(node, simulation.walkable, reached)
  return (
    <Panel title={name}>
      <div className={classes.about}>
        <ToolButton label={t('close')} icon={IconX} onClick={onClose} />
        <p lang="en">{node.description ?? t('noDescription')}</p>
        <p lang="en">
          <code>{`${flow.file}${line === undefined ? '' : `:${line}`}`}</code>
        </p>
        {node.tags.length > 0 && (
          <p>
            {t('tags')}: <code>{node.tags.join(', ')}</code>
          </p>
        )}
        <p>{t('coveredOf', { covered: coverage.taken, all: coverage.all })}</p>
        {coverage.missing.length > 0 && (
          <p lang="en" className={classes.missing}>
            {coverage.missing.join(', ')}
          </p>
        )}
      </div>
      {children}
      {pairs.length > 0 && (
        <>
          <h3 className={classes.title}>{t('matrix')}</h3>
          <ul className={classes.matrix}>
            {pairs.map(({ event, answer, reason }) => (
              <li key={event} data-answer={answer}>
                <code lang="en">{event}</code>
                <span>{t(answerLabels[answer])}</span>
                {reason && <span lang="en">{reason}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

const answerLabels = {
  handled: 'handled',
  ignored: 'ignored',
  elsewhere: 'elsewhere',
  undeclared: 'undeclared',
} as const

/** How many of a state's own transitions the pinned paths take, and which they do not. */
function coverageOfState(node: StateNode, { declared }: Walkable, { transitions }: Reached) {
  const own = [...declared.names.values()].filter((name) => name.startsWith(`${stateName(node)}: `))
  const missing = own.filter((name) => !transitions.has(name))
  return { all: own.length, taken: own.length - missing.length, missing }
}
