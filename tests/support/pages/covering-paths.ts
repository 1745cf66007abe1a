import { pathsOf, type Plan, type Step } from '@phaen/statecharts'
import { unreached } from './unreached.ts'

/**
 * Few paths of a plan that show all that the page can show of it: each transition, each state, and each error in a state.
 * Against the machine alone all of them run, at almost no cost; through the page each costs a second.
 */
export function coveringPaths(plan: Plan): Step[][] {
  const isOutOfReach = (name: string) => name in (unreached[plan.flow] ?? {})
  const paths = pathsOf(plan).map((path) => ({ path, ...shownBy(path, isOutOfReach) }))
  const certain = new Set(paths.flatMap(({ before }) => before))
  const candidates = paths.map(({ path, before, after }) => ({
    path,
    shows: [...new Set([...before, ...after.filter((one) => !certain.has(one) && !isOutOfReach(one))])],
  }))

  const missing = new Set(candidates.flatMap(({ shows }) => shows))
  const gain = (shows: string[]) => shows.filter((one) => missing.has(one)).length
  const chosen = new Set<Step[]>()
  while (missing.size > 0) {
    const best = candidates.reduce((one, other) => {
      const more = gain(other.shows) - gain(one.shows)
      return more > 0 || (more === 0 && other.path.length < one.path.length) ? other : one
    })
    chosen.add(best.path)
    for (const shown of best.shows) missing.delete(shown)
  }
  return candidates.flatMap(({ path }) => (chosen.has(path) ? [path] : []))
}

/** What a path shows before, and perhaps after, the first move that the page may be unable to make. */
function shownBy(path: readonly Step[], isOutOfReach: (transition: string) => boolean) {
  const end = path.findIndex(({ takes = [] }) => takes.some(isOutOfReach))
  let error: unknown
  const shown = path.map(({ takes = [], value, context = {} }) => {
    error = context.errorCode ?? error
    return [...takes, JSON.stringify([value, error])]
  })
  const before = end < 0 ? shown : shown.slice(0, end)
  return { before: before.flat(), after: shown.slice(before.length).flat() }
}
