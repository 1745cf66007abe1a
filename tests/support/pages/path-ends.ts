import type { Step } from '../../../tools/statecharts/plan.ts'

/** Whether an actor answers so on the path: only the server itself can then give what it promises. */
export const endsIn = (path: readonly Step[], actor: string, reply: 'done' | 'error'): boolean =>
  path.some(({ do: move }) => 'actor' in move && move.actor === actor && reply in move)
