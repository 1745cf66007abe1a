import { useWords } from '../words/words.tsx'
import type { StateNode } from '../../reader/index.ts'
import type { Run } from '../../simulation/simulation.ts'
import { stateName } from '../../walker/declared.ts'
import { Panel } from './panel.tsx'
import classes from './run.module.css'

interface ActivePanelProps {
  run: Run
  leaves: StateNode[]
  onSelect: (id: string) => void
}

/** The active states; each opens its panel. */
export function ActivePanel({ run, leaves, onSelect }: ActivePanelProps) {
  const t = useWords()
  const last = run.played.at(-1)
  return (
    <Panel title={t('state')} note={t('active', { count: leaves.length })}>
      <div className={classes.where} role="status" lang="en">
        {leaves.map((node) => (
          <button key={node.id} type="button" onClick={() => onSelect(node.id)}>
            <code>{stateName(node)}</code>
          </button>
        ))}
      </div>
      {run.status === 'done' && <p className={classes.note}>{t('ended')}</p>}
      {last?.outcome.broke !== undefined && (
        <p className={classes.wrong}>{t('broke', { error: last.outcome.broke })}</p>
      )}
    </Panel>
  )
}
