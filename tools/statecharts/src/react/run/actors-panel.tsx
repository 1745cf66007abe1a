import { useWords } from '../words/words.tsx'
import type { Move } from '../../cases.ts'
import type { Run, Simulation, WaitingActor } from '../../simulation/simulation.ts'
import { shortData } from '../move-name.ts'
import { Panel } from './panel.tsx'
import { PayloadForm } from './payload-form.tsx'
import classes from './run.module.css'

interface ActorsPanelProps {
  run: Run
  simulation: Simulation
}

/** The stand-ins that wait: each answers, fails or speaks as its samples say, or as somebody types. */
export function ActorsPanel({ run, simulation }: ActorsPanelProps) {
  const t = useWords()
  return (
    <Panel title={t('actors')} note={String(run.actors.length)}>
      {run.actors.length === 0 && <p className={classes.note}>{t('noActors')}</p>}
      {run.actors.map((actor) => (
        <ActorCard key={`${actor.id} ${run.played.length}`} actor={actor} onPlay={simulation.play} />
      ))}
    </Panel>
  )
}

function ActorCard({ actor, onPlay }: { actor: WaitingActor; onPlay: (move: Move) => void }) {
  const t = useWords()
  const { id, src, input, moves } = actor
  const done = moves.flatMap((move) => ('done' in move ? [move.done] : []))
  const errors = moves.flatMap((move) => ('error' in move ? [move.error] : []))
  const says = moves.flatMap((move) => ('says' in move ? [move.says] : []))
  const shows = moves.flatMap((move) => ('shows' in move ? [move.shows] : []))
  return (
    <div className={classes.card} role="group" aria-label={id}>
      <p>
        <code>{id}</code>
      </p>
      <p className={classes.note} lang="en">
        {[...(id === src ? [] : [src]), ...(input === '(undefined)' ? [] : [shortData(input, 160)])].join(
          ' · ',
        )}
      </p>
      {done.length > 0 && (
        <PayloadForm
          label={t('answer')}
          samples={done}
          action={t('doAnswer')}
          tone="go"
          onPlay={(data) => onPlay({ actor: id, done: data })}
        />
      )}
      {errors.length > 0 && (
        <PayloadForm
          label={t('failWith')}
          samples={errors}
          action={t('doFail')}
          onPlay={(data) => onPlay({ actor: id, error: data })}
        />
      )}
      {says.length > 0 && (
        <PayloadForm
          label={t('says')}
          samples={says}
          isObject
          action={t('doSay')}
          onPlay={(data) => onPlay({ actor: id, says: { type: '', ...Object(data) } })}
        />
      )}
      {shows.length > 0 && (
        <PayloadForm
          label={t('shows')}
          samples={shows}
          isObject
          action={t('doShow')}
          onPlay={(data) => onPlay({ actor: id, shows: { ...Object(data) } })}
        />
      )}
    </div>
  )
}
