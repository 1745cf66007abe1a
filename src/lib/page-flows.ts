import { createContext, useContext, useEffect, useRef } from 'react'
import type { Actor, AnyStateMachine, InputFrom, Snapshot } from 'xstate'

/** A page's title and status, set from within the page. */
export interface PageMeta {
  /** In the browser's tab, in place of the screen's general title. */
  title?: string
  /** The address names nothing that exists: the server answers 404. */
  isMissing?: boolean
}

/**
 * Where the flows of a page live. On the server they run until nothing is on its way, so that the page is rendered
 * with what they found; in the browser the same flows go on from there, and back finds them as they were left.
 */
export interface PageFlows {
  useFlow: <Logic extends AnyStateMachine>(
    name: string,
    logic: Logic,
    input: InputFrom<Logic>,
  ) => Actor<Logic>
  useMeta: (facts: PageMeta) => void
}

/** Snapshots of flows, by name. */
export type FlowSnapshots = Record<string, Snapshot<unknown>>

export const PageFlowsContext = createContext<PageFlows | null>(null)

function usePageFlows(): PageFlows {
  const flows = useContext(PageFlowsContext)
  if (!flows) throw new Error('No page flows above this component')
  return flows
}

/**
 * The actor of a flow that belongs to this page. The name is unique on the page and says what it is about, as
 * `product p-1001`. Another thing of the same kind needs another `key` on the component, or an event to the flow.
 */
export function useFlow<Logic extends AnyStateMachine>(
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  return usePageFlows().useFlow(name, logic, input)
}

export function usePageMeta(facts: PageMeta): void {
  usePageFlows().useMeta(facts)
}

/** Calls back when a value has changed since the component came, as the language does. */
export function useAfterChange(value: unknown, onChange: () => void): void {
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    onChange()
  })
}
