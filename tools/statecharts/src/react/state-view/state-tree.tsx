import { type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { labelOf } from '../../arrow-words.ts'
import type { StateNode } from '../../reader/index.ts'
import { ownTransitions, stateName } from '../../walker/declared.ts'
import type { Paint } from '../paint.ts'
import classes from './state-view.module.css'

interface StateTreeProps {
  root: StateNode
  title: string
  paint: Paint
  selected: string | undefined
  onSelect: (id: string) => void
}

/** The chart as a tree: what the picture shows, for the keyboard and for screen readers. */
export function StateTree({ root, title, paint, selected, onSelect }: StateTreeProps) {
  const t = useWords()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState(selected ?? root.id)
  const tree = useRef<HTMLUListElement>(null)
  const rows = rowsOf(root, closed)
  const current = rows.some(({ node }) => node.id === focused) ? focused : root.id

  const focus = (row: Row | undefined) => {
    if (!row) return
    setFocused(row.node.id)
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.node.id)}"]`)?.focus()
  }
  const fold = ({ id }: StateNode, isClosed: boolean) =>
    setClosed(new Set(isClosed ? [...closed, id] : [...closed].filter((one) => one !== id)))

  const onKeyDown = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ node }) => node.id === current)
    const row = rows[index]
    if (!row) return
    const { node } = row
    const parent = rows.find((one) => one.node === node.parent)
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (row.isOpen === false ? fold(node, false) : row.isOpen && focus(rows[index + 1])),
      ArrowLeft: () => (row.isOpen ? fold(node, true) : focus(parent)),
      Enter: () => onSelect(node.id),
      ' ': () => onSelect(node.id),
    }
    const action = actions[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }

  return (
    <ul
      ref={tree}
      className={classes.tree}
      role="tree"
      aria-label={t('treeOf', { title })}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ node, depth, isOpen }) => {
        const isActive = paint.active.has(node.id)
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys
          <li
            key={node.id}
            role="treeitem"
            data-row={node.id}
            data-light={isActive ? 'lit' : paint.visited.has(node.id) ? 'been' : undefined}
            aria-level={depth + 1}
            aria-expanded={isOpen}
            aria-selected={node.id === selected}
            tabIndex={node.id === current ? 0 : -1}
            style={{ paddingInlineStart: 12 + depth * 20 }}
            onFocus={() => setFocused(node.id)}
            onClick={() => onSelect(node.id)}
          >
            <b lang="en">{node.key}</b>
            {isActive && <span className={classes.now}>{t('activeNow')}</span>}
            {node.type === 'parallel' && <span>{t('parallel')}</span>}
            {node.type === 'final' && <span>{t('final')}</span>}
            {node.type === 'history' && <span>{t('history')}</span>}
            {leadsOf(node).map((lead) => (
              <span key={lead} lang="en">
                {lead}
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** Where each event of a state leads, and what its guard asks for. */
function leadsOf(node: StateNode): string[] {
  const all = ownTransitions(node).flatMap(([descriptor, candidates]) =>
    candidates.map((transition, index) => {
      const { event, guard } = labelOf(node, descriptor, transition, { index, of: candidates.length })
      const to = (transition.target ?? [node]).map((target) => nameIn(node, target)).join(', ')
      return `${[event || 'always', guard].filter(Boolean).join(' ')} → ${to}`
    }),
  )
  return [...new Set(all)]
}

/** A sibling or the state itself by its key, another by its path. */
const nameIn = (node: StateNode, target: StateNode): string =>
  target === node || target.parent === node.parent ? target.key : stateName(target)

interface Row {
  node: StateNode
  depth: number
  /** Undefined for a state without states of its own. */
  isOpen: boolean | undefined
}

/** The rows of the tree from top to bottom, without those in a closed state. */
function rowsOf(node: StateNode, closed: ReadonlySet<string>, depth = 0): Row[] {
  const children = Object.values(node.states)
  const isOpen = children.length === 0 ? undefined : !closed.has(node.id)
  return [
    { node, depth, isOpen },
    ...(isOpen ? children.flatMap((child) => rowsOf(child, closed, depth + 1)) : []),
  ]
}
