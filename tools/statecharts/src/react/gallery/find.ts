import type { Listed } from '../listed.ts'
import type { Text } from '../words/words.tsx'

export interface Found {
  flow: string
  kind: 'flow' | 'state' | 'event' | 'requirement' | 'code'
  name: string
  /** The state at which it is found, if it is in one. */
  state?: string
  note?: string
}

const atMost = 60

/** Looks for a text in the names of machines (in both languages), states, events, requirements (also their texts) and error codes. */
export function find(machines: readonly Listed[], text: string, textOf: (text: Text) => string): Found[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const has = (...words: string[]) => words.some((word) => word.toLowerCase().includes(wanted))
  const found = machines.flatMap((one): Found[] => {
    const { id: flow, title = flow, states = [], events = [], requirements = [], codes = [] } = one
    return [
      ...(has(flow, ...(typeof title === 'string' ? [title] : Object.values(title)))
        ? [{ flow, kind: 'flow' as const, name: textOf(title) }]
        : []),
      ...states
        .filter((state) => has(state))
        .map((state) => ({ flow, kind: 'state' as const, name: state, state })),
      ...events.filter((event) => has(event)).map((event) => ({ flow, kind: 'event' as const, name: event })),
      ...requirements
        .filter(({ id, text: said }) => id.toLowerCase() === wanted || has(said))
        .map(({ id, text: note, state }) => ({
          flow,
          kind: 'requirement' as const,
          name: id,
          note,
          ...(state === undefined ? {} : { state }),
        })),
      ...codes.filter((code) => has(code)).map((code) => ({ flow, kind: 'code' as const, name: code })),
    ]
  })
  return found.slice(0, atMost)
}
