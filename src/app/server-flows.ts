import { createActor, waitFor, type Actor, type AnyActor, type AnyStateMachine, type InputFrom } from 'xstate'
import type { FlowOptions, FlowSnapshots, PageMeta, PageFlows } from '../lib/page-flows.ts'

export interface ServerFlows extends PageFlows {
  facts: () => PageMeta
  /** Whether any request is still pending. */
  arePending: () => boolean
  settled: () => Promise<void>
  snapshots: () => FlowSnapshots
  stop: () => void
}

/** The flows of one page for one request: they start when the page first asks for them, and are kept between renderings. */
export function createServerFlows(): ServerFlows {
  const actors = new Map<string, AnyActor>()
  let facts: PageMeta = {}
  const isPending = (actor: AnyActor) => actor.getSnapshot().hasTag('pending')
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
      if (known) return known
      const actor = createActor(logic, { input })
      actors.set(name, actor)
      return actor.start()
    },
    useMeta(told) {
      facts = { ...facts, ...told }
    },
    facts: () => facts,
    arePending: () => [...actors.values()].some(isPending),
    async settled() {
      await Promise.all(
        [...actors.values()].map((actor) => waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))),
      )
    },
    snapshots: () =>
      Object.fromEntries([...actors].map(([name, actor]) => [name, actor.getPersistedSnapshot()])),
    stop() {
      for (const actor of actors.values()) actor.stop()
    },
  }
}
