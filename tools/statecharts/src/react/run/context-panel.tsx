import colours from '../shell/tool-colours.module.css'
import { useWords } from '../words/words.tsx'
import { Panel } from './panel.tsx'
import classes from './run.module.css'

interface ContextPanelProps {
  context: Record<string, unknown>
  /** The fields that the last move changed. */
  changed: string[]
}

/** The context, with what the last move changed. */
export function ContextPanel({ context, changed }: ContextPanelProps) {
  const t = useWords()
  const entries = Object.entries(context)
  return (
    <Panel title={t('context')} note={changed.length > 0 ? t('changed', { count: changed.length }) : ''}>
      {entries.length === 0 && <p className={classes.note}>{t('noContext')}</p>}
      <dl className={classes.context} lang="en">
        {entries.map(([name, value]) => (
          <div key={name} data-changed={changed.includes(name) || undefined}>
            <dt>
              {name}
              {changed.includes(name) && <span className={colours.unseen}>{` (${t('justChanged')})`}</span>}
            </dt>
            <dd data-kind={value === '(undefined)' ? 'none' : typeof value}>
              {value === '(undefined)' ? 'undefined' : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
