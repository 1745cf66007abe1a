import type { Moment } from './rule.ts'

/** The actors that a move has started, as `id (src)` of its actions tells them. */
export const startedBy = ({ outcome }: Pick<Moment, 'outcome'>): { id: string; input: unknown }[] =>
  outcome.actions.flatMap((action) => {
    if (typeof action !== 'object' || action === null || !('start' in action)) return []
    const id = String(action.start).replace(/ \(.*\)$/, '')
    return [{ id, input: 'input' in action ? action.input : undefined }]
  })

export const emittedBy = ({
  outcome,
}: Pick<Moment, 'outcome'>): { type: string; [field: string]: unknown }[] =>
  outcome.actions.flatMap((action) => {
    if (typeof action !== 'object' || action === null || !('emit' in action)) return []
    const { emit } = action
    const isEvent = typeof emit === 'object' && emit !== null && 'type' in emit
    if (!isEvent) return []
    const known = Object.entries(emit).filter(([, value]) => value !== '(undefined)')
    return [{ ...Object.fromEntries(known), type: String(emit.type) }]
  })
