import type { WatchedActor } from '../../recording/watched.ts'
import { Panel } from '../run/panel.tsx'
import { useWords } from '../words/words.tsx'
import { actorName, stateOf } from './actor-words.ts'
import classes from './inspector.module.css'

interface ActorListProps {
  actors: WatchedActor[]
  chosen: WatchedActor | undefined
  onChoose: (number: number) => void
}

/** Who lives, each below the one that started it, with its state. A promise that waits is a hollow square. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const t = useWords()
  const alive = actors.filter(({ last }) => last.status === 'active')
  const roots = actors.filter(({ parent }) => parent === undefined || !actors.includes(parent))
  const rows = roots.flatMap((root) => below(root, actors, 0))
  return (
    <Panel title={t('actors')} note={t('alive', { count: alive.length })}>
      <ul className={classes.actors}>
        {rows.map(({ actor, depth }) => {
          const { number, machine, last } = actor
          const isOver = last.status !== 'active'
          const kind = isOver ? 'over' : machine ? 'flow' : 'waiting'
          return (
            <li key={number} data-kind={kind} style={{ paddingInlineStart: depth * 16 }}>
              {machine ? (
                <button
                  type="button"
                  aria-current={actor === chosen || undefined}
                  onClick={() => onChoose(number)}
                >
                  <b lang="en">{actorName(actor)}</b>
                  <code>{stateOf(last)}</code>
                  {isOver && <span>{t('over')}</span>}
                </button>
              ) : (
                <p>
                  <b lang="en">{actorName(actor)}</b>
                  <code>{last.status}</code>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/** A promise that has ended is of no more interest; a flow is. */
const below = (
  actor: WatchedActor,
  actors: WatchedActor[],
  depth: number,
): { actor: WatchedActor; depth: number }[] =>
  actor.machine || actor.last.status === 'active'
    ? [
        { actor, depth },
        ...actors.filter(({ parent }) => parent === actor).flatMap((one) => below(one, actors, depth + 1)),
      ]
    : []
