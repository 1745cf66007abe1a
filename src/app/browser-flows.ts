import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, Snapshot } from 'xstate'
import type { FlowSnapshots, PageMeta, PageFlows } from '../lib/flows/page-flows.ts'
import { useFlowActor } from '../lib/flows/inspection.ts'

export interface BrowserFlows extends PageFlows {
  /** The page is hydrated: the server's snapshots have been used and are dropped. */
  forgetServer: () => void
  /** Drops the snapshots of left pages, after a change of language or customer. */
  forgetLeft: () => void
}

/** How many left pages keep their snapshots for back and forward; more would waste memory. */
const maxCachedPages = 20

/** A failed flow is not kept: returning to its page tries again. */
const isWorthKeeping = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status !== 'error' && !snapshot.hasTag('failed')

/** The flows of the pages of one visit. */
export function createBrowserFlows(fromServer: FlowSnapshots): BrowserFlows {
  let found = fromServer
  /** By the key of the page's history entry, then by the flow's name; the most recently left page comes last. */
  const left = new Map<string, Map<string, Snapshot<unknown>>>()

  const keep = (page: string, name: string, snapshot: Snapshot<unknown>) => {
    const flows = left.get(page) ?? new Map<string, Snapshot<unknown>>()
    left.delete(page)
    left.set(page, flows.set(name, snapshot))
    const [oldest] = left.keys()
    // Allows one more, because the page being returned to is still in the map.
    if (left.size > maxCachedPages + 1 && oldest !== undefined) left.delete(oldest)
  }

  return {
    useFlow<Logic extends AnyStateMachine>(name: string, logic: Logic, input: InputFrom<Logic>) {
      const page = useLocation().key
      const [snapshot] = useState(() => found[name] ?? left.get(page)?.get(name))
      const actor = useFlowActor(logic, { input, snapshot })
      // A layout effect, because its cleanup must run before the flow is stopped.
      useLayoutEffect(() => {
        let kept: Snapshot<unknown> | undefined
        const note = () => {
          if (isWorthKeeping(actor.getSnapshot())) kept = actor.getPersistedSnapshot()
        }
        note()
        const { unsubscribe } = actor.subscribe(note)
        return () => {
          unsubscribe()
          if (kept) keep(page, name, kept)
        }
      }, [actor, page, name])
      return actor
    },
    useMeta({ title }: PageMeta) {
      const { i18n } = useTranslation()
      const { key } = useLocation()
      useEffect(() => {
        if (title !== undefined) document.title = title
      }, [title, key, i18n.language])
    },
    forgetServer() {
      found = {}
    },
    forgetLeft: () => left.clear(),
  }
}
