import { createContext, useContext } from 'react'
import type { Actor, AnyStateMachine, InputFrom, Snapshot } from 'xstate'
import type { Article, Banner, ContentPage, Product } from '../../../openapi/generated/schema.ts'

/** What a page is about; the server describes it to search engines. */
export type PageSubject =
  | { kind: 'product'; item: Product }
  | { kind: 'blog' | 'news'; item: Article }
  | { kind: 'banner'; item: Banner }
  | { kind: 'content'; item: ContentPage }

/** A page's title, status and subject, set from within the page. */
export interface PageMeta {
  subject?: PageSubject
  /** Shown in the browser's tab instead of the screen's general title. */
  title?: string
  /** Whether the addressed item does not exist, so that the server responds with 404. */
  isMissing?: boolean
  /** Whether what the page is about could not be read, so that the server responds with 503. */
  isUnread?: boolean
}

export interface FlowOptions {
  /** Needs a signed-in customer: only the browser runs it, because the server has no session to ask with. */
  isPrivate?: boolean
}

/**
 * Runs the flows of a page. On the server they run until no request is pending, so that the page is rendered
 * with the results. In the browser the flows continue from there, and back navigation restores their last
 * state.
 */
export interface PageFlows {
  useFlow: <Logic extends AnyStateMachine>(
    name: string,
    logic: Logic,
    input: InputFrom<Logic>,
    options?: FlowOptions,
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
 * Returns the actor of a flow that belongs to this page. The name is unique on the page and includes the
 * subject, as in `product p-1001`. A change of subject needs a new `key` on the component, or an event to the
 * flow.
 */
export function useFlow<Logic extends AnyStateMachine>(
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
  options?: FlowOptions,
): Actor<Logic> {
  return usePageFlows().useFlow(name, logic, input, options)
}

export function usePageMeta(facts: PageMeta): void {
  usePageFlows().useMeta(facts)
}
