import { use } from 'react'
import { createActor, waitFor, type Actor, type AnyActor, type AnyStateMachine, type InputFrom } from 'xstate'
import type { FlowOptions, FlowSnapshots, PageMeta, PageFlows } from '../../lib/flows/page-flows.ts'

export interface ServerFlows extends PageFlows {
  facts: () => PageMeta
  snapshots: () => FlowSnapshots
  stop: () => void
}

const isPending = (actor: AnyActor): boolean => actor.getSnapshot().hasTag('pending')
const settled = (actor: AnyActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))

/** The flows of one page for one request: they start when the page first asks for them, and `wait` holds its part until they have their data. */
export function createServerFlows(wait: (until: Promise<unknown>) => void = use): ServerFlows {
  const actors = new Map<string, AnyActor>()
  const waits = new Map<string, Promise<unknown>>()
  let facts: PageMeta = {}
  return {
    useFlow<Logic extends AnyStateMachine>(
      name: string,
      logic: Logic,
      input: InputFrom<Logic>,
      { isPrivate }: FlowOptions = {},
    ) {
      // Without a start it stays in its first state, and the page is rendered with its placeholder.
      if (isPrivate) return createActor(logic, { input })
      // Each name is used for one machine only.
      const known = actors.get(name) as Actor<Logic> | undefined
      const actor = known ?? createActor(logic, { input }).start()
      actors.set(name, actor)
      if (isPending(actor) && !waits.has(name)) waits.set(name, settled(actor))
      // React matches calls of `use` by their order: a promise that was used once must be used in every render.
      const until = waits.get(name)
      if (until) wait(until)
      return actor
    },
    useMeta(told) {
      facts = { ...facts, ...told }
    },
    facts: () => facts,
    snapshots: () =>
      Object.fromEntries([...actors].map(([name, actor]) => [name, actor.getPersistedSnapshot()])),
    stop() {
      for (const actor of actors.values()) actor.stop()
    },
  }
}
