import type { FlowCases, Move, Story } from './cases.ts'
import { planOf, type Plan } from './plan.ts'
import type { AnyStateMachine } from 'xstate'
import { instrument, type Walkable } from './walker/instrument.ts'
import { asData, movesFrom, startsOf } from './walker/moves.ts'
import { plain } from './walker/plain.ts'
import { nothingSeen, openSession, type Outcome, type Session } from './walker/session.ts'

/** A place the search has reached, and how. `crowd` counts the places already known in the same state. */
interface Place {
  path: Move[]
  crowd: number
}

/**
 * Searches the machine breadth first and keeps each path that takes a transition for the first time or is refused
 * for the first time. Among places it opens the ones in rarely seen states first, so that depth costs little.
 */
export function search(flow: string, machine: AnyStateMachine, cases: FlowCases): Plan {
  const walkable = instrument(machine)
  const goals = goalsOf(walkable)
  const kept: Move[][] = []
  const samples = new Set<string>()
  const known = new Set<string>()
  const crowds = new Map<string, number>()
  const waiting: Place[] = []

  const arrive = (path: Move[], session: Session, outcome: Outcome) => {
    if (outcome.broke !== undefined) throw new Error(`${flow} broke: ${outcome.broke}\n${tell(path)}`)
    const met = [
      ...outcome.takes.map((name) => `take ${name}`),
      ...outcome.refuses.map((name) => `refuse ${name}`),
    ]
    const reached = met.filter((name) => goals.delete(name))
    const shown = bySample(outcome, path.at(-1)).filter((name) => !samples.has(name))
    for (const name of shown) samples.add(name)
    if (reached.length + shown.length > 0) kept.push(path)
    const place = placeOf(session)
    if (known.has(place)) return
    known.add(place)
    const crowd = crowds.get(JSON.stringify(outcome.value)) ?? 0
    crowds.set(JSON.stringify(outcome.value), crowd + 1)
    waiting.push({ path, crowd })
  }

  const visit = (path: Move[]) => {
    const session = openSession(walkable, nothingSeen())
    const outcome = path.map((move) => session.play(move)).at(-1)
    if (outcome) arrive(path, session, outcome)
  }

  for (const start of startsOf(cases)) visit([start])
  if (kept.length === 0) kept.push(...startsOf(cases).map((start) => [start]))
  for (const story of cases.stories ?? []) playStory(walkable, startsOf(cases)[0], story).forEach(visit)

  for (let effort = cases.effort ?? 4000; effort > 0 && waiting.length > 0 && goals.size > 0; effort -= 1) {
    const { path } = takeLeastCrowded(waiting)
    const here = openSession(walkable, nothingSeen())
    for (const move of path) here.play(move)
    for (const move of movesFrom(here, cases)) visit([...path, move])
  }
  return planOf(flow, walkable, withoutPrefixes(kept))
}

/** What there is to achieve: each transition taken, each guarded one refused. */
const goalsOf = ({ declared }: Walkable) =>
  new Set([
    ...[...declared.names.values()].map((name) => `take ${name}`),
    ...declared.guarded.map((name) => `refuse ${name}`),
  ])

/** A path is kept too when it brings a sample to a transition for the first time: samples are there to be told apart. */
const bySample = (outcome: Outcome, move: Move | undefined): string[] =>
  move === undefined || 'wait' in move
    ? []
    : outcome.takes.map((name) => `${name} by ${JSON.stringify(move)}`)

/** Two walks stand in the same place when nothing that can still happen differs. */
function placeOf(session: Session): string {
  const { value, context, status, historyValue } = session.snapshot()
  const remembered = Object.entries(historyValue).map(([id, nodes]) => [id, nodes?.map((node) => node.id)])
  const children = session
    .children()
    .map((child) => [child.id, plain(Reflect.get(child.getSnapshot(), 'input'))])
  return JSON.stringify([status, value, plain(context), children, session.timers(), remembered])
}

function takeLeastCrowded(waiting: Place[]): Place {
  let best = 0
  waiting.forEach((place, index) => {
    const champion = waiting[best]
    if (champion && rank(place) < rank(champion)) best = index
  })
  const [place] = waiting.splice(best, 1)
  if (!place) throw new Error('nothing is waiting')
  return place
}

const rank = ({ crowd, path }: Place) => crowd * 4 + path.length

/** The story's path after each of its moves. */
function playStory(walkable: Walkable, start: Move | undefined, story: Story<AnyStateMachine>): Move[][] {
  const session = openSession(walkable, nothingSeen())
  const path: Move[] = start ? [start] : []
  for (const move of path) session.play(move)
  return story.map((told) => {
    const move = asData(told === 'next timer' ? { wait: session.timers()[0] ?? 0 } : told)
    session.play(move)
    path.push(move)
    return [...path]
  })
}

function withoutPrefixes(paths: Move[][]): Move[][] {
  const texts = paths.map((path) => path.map((move) => JSON.stringify(move)).join('\n') + '\n')
  return paths.filter(
    (_, index) => !texts.some((other, at) => at !== index && other.startsWith(texts[index] ?? '')),
  )
}

const tell = (path: Move[]) => path.map((move) => `  ${JSON.stringify(move)}`).join('\n')
