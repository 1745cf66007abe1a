import type { Move } from '../cases.ts'
import type { Walkable } from '../walker/instrument.ts'
import { nothingSeen, openSession, type Session } from '../walker/session.ts'
import type { Moment, Rule } from './rule.ts'

/** A rule that did not hold, and the moves that led there. */
export interface Failure {
  rule: string
  reason: string
  story: Move[]
}

/** A walk that is under way, watched by its rules. */
export interface WatchedWalk {
  session: Session
  /** Plays a move; the failure if a rule does not hold after it. */
  play: (move: Move) => Failure | undefined
}

export function watchedWalk(walkable: Walkable, rules: Rule[]): WatchedWalk {
  const session = openSession(walkable, nothingSeen())
  const watchers = rules.map(({ says, watch }) => ({ says, look: watch() }))
  const story: Move[] = []
  return {
    session,
    play: (move) => {
      const outcome = session.play(move)
      story.push(move)
      const moment: Moment = {
        move,
        outcome,
        snapshot: session.snapshot(),
        context: session.snapshot().context,
        actors: session.children().map((child) => ({
          id: child.id,
          src: String(child.src),
          input: child.getSnapshot().input,
        })),
      }
      for (const { says, look } of watchers) {
        const reason = look(moment)
        if (reason !== undefined) return { rule: says, reason, story: [...story] }
      }
      return undefined
    },
  }
}

/** Plays a story from its start and leaves out the moves that cannot be made. */
export function playStory(walkable: Walkable, rules: Rule[], story: Move[]): Failure | undefined {
  const [start, ...moves] = story
  if (!start) return undefined
  const walk = watchedWalk(walkable, rules)
  let failure = walk.play(start)
  for (const move of moves) {
    if (failure) return failure
    const possible = asPossible(walk.session, move)
    if (possible) failure = walk.play(possible)
  }
  return failure
}

/** The move as it can be made now, if it can: another timer may be the next one. */
function asPossible(session: Session, move: Move): Move | undefined {
  if ('start' in move || session.snapshot().status !== 'active') return undefined
  if ('send' in move) return move
  if ('actor' in move) return session.children().some(({ id }) => id === move.actor) ? move : undefined
  const next = session.timers()[0]
  return next === undefined ? undefined : { wait: next }
}
