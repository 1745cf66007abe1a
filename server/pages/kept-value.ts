import type { KeptAnswer } from '../http/kept-answer.ts'

const values = new WeakMap<KeptAnswer, unknown>()

/** The value of a kept JSON answer, parsed once. All renderings share it, so none can change it. */
export function keptValue(answer: KeptAnswer): unknown {
  if (values.has(answer)) return values.get(answer)
  const value = frozen(JSON.parse(answer.plain.body.toString()))
  values.set(answer, value)
  // It takes about as much room again as its text.
  answer.onGrown?.(answer.plain.body.length)
  return value
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
