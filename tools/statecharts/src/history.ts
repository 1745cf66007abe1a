import type { AnyStateNode } from 'xstate'

/** The target of a history state that has no history yet. */
export function historyDefaults({ parent, config }: AnyStateNode): AnyStateNode[] {
  if (!parent) return []
  const target: string | undefined = 'target' in config ? config.target : undefined
  const named = target?.split('.').reduce<AnyStateNode | undefined>((node, key) => node?.states[key], parent)
  if (named) return [named]
  return parent.type === 'parallel' ? regionsOf(parent) : [...parent.initial.target]
}

export const regionsOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values<AnyStateNode>(node.states).filter(({ type }) => type !== 'history')
