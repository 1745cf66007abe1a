import type { Outcome } from '../walker/session.ts'

/** A timer that is armed: its name as plans say it, and the milliseconds that remain. */
export interface ArmedTimer {
  name: string
  ms: number
}

interface Played {
  move: object
  outcome: Outcome
}

/**
 * The timers that are armed after these moves, the next one first. The clock knows only how long each still takes;
 * their names are in the actions that armed and cancelled them.
 */
export function armedTimers(played: Played[], remaining: number[]): ArmedTimer[] {
  let now = 0
  let timers: { name: string; due: number }[] = []
  for (const { move, outcome } of played) {
    if ('wait' in move) {
      const [next, ...later] = timers.toSorted((a, b) => a.due - b.due)
      now = next?.due ?? now
      timers = later
    }
    for (const action of outcome.actions) {
      if (typeof action !== 'object' || action === null) continue
      if ('cancel' in action) timers = timers.filter(({ name }) => name !== action.cancel)
      if ('ms' in action && typeof action.ms === 'number')
        timers.push({ name: timerName(action), due: now + action.ms })
    }
  }
  const names = timers.toSorted((a, b) => a.due - b.due).map(({ name }) => name)
  return remaining.map((ms, index) => ({ name: names[index] ?? 'timer', ms }))
}

function timerName(action: object): string {
  if ('timer' in action) {
    const { timer } = action
    return typeof timer === 'string' ? timer : JSON.stringify(timer)
  }
  return 'send' in action ? JSON.stringify(action.send) : 'timer'
}
