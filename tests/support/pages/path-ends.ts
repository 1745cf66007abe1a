import type { Step } from '@phaen/statecharts'

/** Whether an actor answers so on the path: only the server itself can then give what it promises. */
export const endsIn = (path: readonly Step[], actor: string, reply: 'done' | 'error'): boolean =>
  path.some(({ do: move }) => 'actor' in move && move.actor === actor && reply in move)
