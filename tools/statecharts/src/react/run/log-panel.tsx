import { useWords } from '../words/words.tsx'
import { stateInWords } from '../../plan-words.ts'
import type { Played, Run, Simulation } from '../../simulation/simulation.ts'
import { moveName, seconds, shortData } from '../move-name.ts'
import { Panel } from './panel.tsx'
import classes from './run.module.css'

interface LogPanelProps {
  run: Run
  simulation: Simulation
}

/** All moves, the newest first: what they took step by step, which guards refused, and the actions. */
export function LogPanel({ run, simulation }: LogPanelProps) {
  const t = useWords()
  const entries = run.played.map((played, index) => ({
    played,
    number: index + 1,
    time: run.played.slice(0, index + 1).reduce((sum, { move }) => sum + ('wait' in move ? move.wait : 0), 0),
  }))
  return (
    <Panel title={t('log')} note={t('newestFirst')}>
      <ol className={classes.log} reversed lang="en">
        {entries.toReversed().map(({ played, number, time }) => (
          <li
            key={number}
            aria-current={number === run.played.length ? 'step' : undefined}
            data-refused={isRefused(played) || undefined}
          >
            <details>
              <summary>
                <span>{number}</span>
                <b>{moveName(played.move)}</b>
                <time>{seconds(time)}</time>
                <LogResult played={played} refusedBy={guardsOf(played, simulation)} />
              </summary>
              <LogDetails played={played} />
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const isRefused = ({ move, outcome }: Played) => outcome.takes.length === 0 && !('start' in move)

const guardsOf = ({ outcome }: Played, { walkable }: Simulation) => [
  ...new Set(outcome.refuses.map((name) => walkable.guardNames.get(name) ?? name)),
]

function LogResult({ played, refusedBy }: { played: Played; refusedBy: string[] }) {
  const t = useWords()
  const { outcome, same } = played
  if (outcome.broke !== undefined)
    return <span className={classes.result}>{t('broke', { error: outcome.broke })}</span>
  return (
    <span className={classes.result}>
      {isRefused(played) && refusedBy.length > 0
        ? t('refusedBy', { guards: refusedBy.join(', ') })
        : stateInWords(outcome.value)}
      {!same && <strong>{` ${t('differs')}`}</strong>}
    </span>
  )
}

function LogDetails({ played: { move, outcome } }: { played: Played }) {
  const t = useWords()
  const parts = [
    [t('move'), [shortData(move, 400)]],
    [t('took'), outcome.takes],
    [t('refusedTransitions'), outcome.refuses],
    [t('actions'), outcome.actions.map((action) => shortData(action, 300))],
    [t('output'), 'output' in outcome ? [shortData(outcome.output, 300)] : []],
  ] as const
  return (
    <dl className={classes.details}>
      {parts
        .filter(([, lines]) => lines.length > 0)
        .map(([name, lines]) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line, index) => (
              // The same action may run twice.
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={`${line} ${index}`}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  )
}
