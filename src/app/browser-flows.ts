import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate'
import type { FlowSnapshots, PageFacts, PageFlows } from '../lib/page-flows.ts'

export interface BrowserFlows extends PageFlows {
  /** The page is live: what the server found has been taken up, and counts no more. */
  forgetServer: () => void
  /** What pages left behind is no longer true: another language, another customer. */
  forgetLeft: () => void
}

/** Pages that back and forward find as they were left; more would hold on to lists that nobody returns to. */
const mostPages = 20

/** The flows of the pages of one visit. */
export function createBrowserFlows(fromServer: FlowSnapshots): BrowserFlows {
  let found = fromServer
  const left = new Map<string, Snapshot<unknown>>()

  const keep = (place: string, snapshot: Snapshot<unknown>) => {
    left.delete(place)
    left.set(place, snapshot)
    const [oldest] = left.keys()
    if (left.size > mostPages && oldest !== undefined) left.delete(oldest)
  }

  return {
    useFlow<Logic extends AnyStateMachine>(name: string, logic: Logic, input: InputFrom<Logic>) {
      const place = `${useLocation().key} ${name}`
      const [snapshot] = useState(() => found[name] ?? left.get(place))
      const actor = useActorRef(logic, { input, snapshot })
      // In the layout phase: on leaving, it is noted before the flow is stopped.
      useLayoutEffect(() => () => keep(place, actor.getPersistedSnapshot()), [actor, place])
      return actor
    },
    useFacts({ title }: PageFacts) {
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
