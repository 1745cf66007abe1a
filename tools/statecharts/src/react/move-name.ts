import type { Move } from '../cases.ts'

/** A move in as few words as a step of the strip has room for. Technical names stay as they are. */
export function moveName(move: Move): string {
  if ('start' in move) return 'start'
  if ('resume' in move) return 'resume'
  if ('send' in move) return move.send.type
  if ('done' in move) return `done.${move.actor}`
  if ('error' in move) return `error.${move.actor}`
  if ('says' in move) return `${move.actor} → ${move.says.type}`
  if ('shows' in move) return `snapshot.${move.actor}`
  return `after ${seconds(move.wait)}`
}

export const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`

/** A value on one short line. */
export function shortData(value: unknown, length = 60): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}
