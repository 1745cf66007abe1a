import type { AnyStateMachine } from 'xstate'
import type { FlowCases, Move, Story } from './cases.ts'
import type { Walkable } from './walker/instrument.ts'
import { asData, movesFrom, startsOf } from './walker/moves.ts'
import { plain } from './walker/plain.ts'
import { nothingSeen, openSession, type Outcome, type Session } from './walker/session.ts'

/** A path and the result of its last move. */
export interface Visit {
  path: Move[]
  outcome: Outcome
}

/** A place that the search has reached, with its path. `similar` counts the known places in the same state. */
interface Place {
  path: Move[]
  similar: number
}

/**
 * Plays every move from every place, each time on a fresh actor, breadth first; places in rarely seen states come
 * first, so that deep paths are found early. The same machine and cases give the same visits in the same order.
 */
export function* explore(walkable: Walkable, cases: FlowCases): Generator<Visit> {
  const known = new Set<string>()
  const placesByState = new Map<string, number>()
  const waiting: Place[] = []

  const visit = (path: Move[]): Visit[] => {
    const session = openSession(walkable, nothingSeen())
    const outcome = path.map((move) => session.play(move)).at(-1)
    if (!outcome) return []
    const place = placeOf(session)
    if (!known.has(place) && outcome.broke === undefined) {
      known.add(place)
      const state = JSON.stringify(outcome.value)
      const similar = placesByState.get(state) ?? 0
      placesByState.set(state, similar + 1)
      waiting.push({ path, similar })
    }
    return [{ path, outcome }]
  }

  const starts = startsOf(cases)
  for (const start of starts) yield* visit([start])
  for (const story of cases.stories ?? []) {
    for (const path of pathsOfStory(walkable, starts[0], story)) yield* visit(path)
  }
  for (let effort = cases.effort ?? 4000; effort > 0 && waiting.length > 0; effort -= 1) {
    const { path } = takeNext(waiting)
    const here = openSession(walkable, nothingSeen())
    for (const move of path) here.play(move)
    for (const move of movesFrom(here, cases)) yield* visit([...path, move])
  }
}

/** Two sessions are in the same place if nothing that can still happen differs. */
function placeOf(session: Session): string {
  const { value, context, status, historyValue } = session.snapshot()
  const remembered = Object.entries(historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)])
  const children = session
    .children()
    .map((child) => [child.id, plain(Reflect.get(child.getSnapshot(), 'input'))])
  return JSON.stringify([status, value, plain(context), children, session.timers(), remembered])
}

function takeNext(waiting: Place[]): Place {
  let best = 0
  waiting.forEach((place, index) => {
    const leader = waiting[best]
    if (leader && rank(place) < rank(leader)) best = index
  })
  const [place] = waiting.splice(best, 1)
  if (!place) throw new Error('nothing is waiting')
  return place
}

/** The lowest rank goes first: states rarely seen, then short paths. */
const rank = ({ similar, path }: Place) => similar * 4 + path.length

/** The story's path after each of its moves. */
function pathsOfStory(walkable: Walkable, start: Move | undefined, story: Story<AnyStateMachine>): Move[][] {
  const session = openSession(walkable, nothingSeen())
  const path: Move[] = start ? [start] : []
  for (const move of path) session.play(move)
  return story.map((words) => {
    const move = asData(words === 'next timer' ? { wait: session.timers()[0] ?? 0 } : words)
    session.play(move)
    path.push(move)
    return [...path]
  })
}
