import { pathsOf, type Plan, type Step } from '@phaen/statecharts'
import { unreached } from './unreached.ts'

/**
 * Few paths of a plan that show all that the page can show of it: each transition, each state, and each error in a state.
 * Against the machine alone all of them run, at almost no cost; through the page each costs a second.
 */
export function coveringPaths(plan: Plan): Step[][] {
  const candidates = pathsOf(plan).map((path) => ({ path, shows: shownBy(withinReach(plan.flow, path)) }))
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

/** A path as far as the page can go: up to the first transition that it never takes. */
export function withinReach(flow: string, path: Step[]): Step[] {
  const end = path.findIndex(({ takes = [] }) => takes.some((name) => name in (unreached[flow] ?? {})))
  return end < 0 ? path : path.slice(0, end)
}

function shownBy(path: Step[]): string[] {
  let error: unknown
  const shown = path.flatMap(({ takes = [], value, context = {} }) => {
    error = context.errorCode ?? error
    return [...takes, JSON.stringify([value, error])]
  })
  return [...new Set(shown)]
}
