import { indexedFlows, requirementTexts } from '../flow-index.ts'

export interface Found {
  flow: string
  kind: 'flow' | 'state' | 'event' | 'requirement' | 'code'
  name: string
  /** The state at which it is found, if it is in one. */
  state?: string
  note?: string
}

const atMost = 60

/** Looks for a text in the names of flows, states, events, requirements (also their texts) and error codes. */
export function find(text: string, titleOf: (flow: string) => string): Found[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const has = (...words: string[]) => words.some((word) => word.toLowerCase().includes(wanted))
  const found = indexedFlows.flatMap((flow): Found[] => [
    ...(has(flow.id, flow.title, titleOf(flow.id))
      ? [{ flow: flow.id, kind: 'flow' as const, name: titleOf(flow.id) }]
      : []),
    ...flow.states
      .filter((state) => has(state))
      .map((state) => ({ flow: flow.id, kind: 'state' as const, name: state, state })),
    ...flow.events
      .filter((event) => has(event))
      .map((event) => ({ flow: flow.id, kind: 'event' as const, name: event })),
    ...Object.entries(flow.requirements).flatMap(([state, ids]) =>
      ids
        .filter((id) => id.toLowerCase() === wanted || has(requirementTexts[id] ?? ''))
        .map((id) => ({
          flow: flow.id,
          kind: 'requirement' as const,
          name: id,
          note: requirementTexts[id] ?? '',
          ...(state === '(root)' ? {} : { state }),
        })),
    ),
    ...flow.codes
      .filter((code) => has(code))
      .map((code) => ({ flow: flow.id, kind: 'code' as const, name: code })),
  ])
  return found.slice(0, atMost)
}
