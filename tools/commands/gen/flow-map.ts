import { createActor, type Actor, type AnyEventObject, type AnyStateMachine } from 'xstate'
import { flows } from '../../../machines/registry.ts'
import { connect } from '../../../src/app/compose/connect.ts'
import { onRequestEvents } from '../../../src/app/compose/on-request-events.ts'
import { createRefusedRequests } from '../../../src/flows/token-refresh/refused-requests.ts'
import { inspection } from '../../../src/lib/flows/inspection.ts'
import { mapChart, mapOfNames, type MapRow, type Plan } from '@phaen/statecharts'
import { layOut } from '@phaen/statecharts/layout'
import { pinnedPlan, writeIfChanged } from './flow-files.ts'

const mapFile = 'machines/flow-map.json'

/** Writes which flow forwards events to which: observed from `connect` itself, with every event that the pinned plans emit. */
export async function generateFlowMap({ check }: { check: boolean }): Promise<string[]> {
  const rows = await observedRows()
  const layout = { ...(await layOut(mapChart(rows))), folded: [await layOut(mapOfNames(rows))] }
  const text = `${JSON.stringify({ rows, layout }, undefined, 1)}\n`
  const drifted = await writeIfChanged(mapFile, text, check)
  return check && drifted ? [`${mapFile} is not what npm run gen writes`] : []
}

type Listener = { from: string; type: string; handler: (event: AnyEventObject) => void }

/** Connects flows that never start, lets each emit what its plan emits, and records which event goes to which flow. */
export async function observedRows(): Promise<MapRow[]> {
  const listeners: Listener[] = []
  const rows: MapRow[] = []
  let emitted: { from: string; type: string } | undefined
  let outsideEvent: { from: string; on: string } | undefined
  const names = new Map<object, string>()
  const flow = (id: string): Actor<AnyStateMachine> => {
    const entry = flows.find((one) => one.id === id)
    if (!entry) throw new Error(`connect has no flow ${id}`)
    const actor = createActor(entry.machine, { input: inputs[id] })
    names.set(actor, id)
    Object.assign(actor, {
      on: (type: string, handler: Listener['handler']) => {
        listeners.push({ from: id, type, handler })
        return { unsubscribe: () => undefined }
      },
      send: (event: AnyEventObject) => {
        const sender =
          inspection.forwarded?.event === event ? names.get(inspection.forwarded.from) : undefined
        const from = sender ?? outsideEvent?.from
        const on = emitted?.type ?? outsideEvent?.on
        if (from !== undefined && on !== undefined) rows.push({ from, on, to: id, sends: event.type })
      },
    })
    return actor
  }
  inspection.inspect = () => undefined
  const { surroundings, outside } = quietSurroundings()
  const connected = {
    app: flow('app'),
    session: flow('session'),
    tokenRefresh: flow('token-refresh'),
    cart: flow('cart'),
    guestCart: flow('guest-cart'),
    cartDrawer: flow('cart-drawer'),
    profile: flow('profile'),
    language: flow('language'),
    snackbar: flow('snackbar'),
  }
  // Each is an actor of the machine that its name says: the registry knows them as machines of any kind.
  const { attachCheckout } = connect(connected as unknown as Parameters<typeof connect>[0], surroundings)
  attachCheckout(flow('checkout') as unknown as Parameters<typeof attachCheckout>[0])
  for (const { from, type, handler } of listeners) {
    for (const event of await emittedBy(from, type)) {
      emitted = { from, type }
      handler(event)
      // Some wait until the page is live.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  emitted = undefined
  for (const source of [...outside, ...apiClient({ ...connected, loading: flow('loading') })]) {
    outsideEvent = source
    source.run()
  }
  return unique(rows)
}

/** Events that the API client sends to flows without `connect`. */
function apiClient({
  loading,
  snackbar,
  tokenRefresh,
}: Record<string, Actor<AnyStateMachine>>): OutsideSource[] {
  const { onRequestStarted, onRequestEnded, onOverloaded } = onRequestEvents({
    loading,
    snackbar,
  } as unknown as Parameters<typeof onRequestEvents>[0])
  const { refreshGate } = createRefusedRequests(() => undefined)
  const gate = refreshGate(tokenRefresh as unknown as Parameters<typeof refreshGate>[0])
  const from = 'apiClient'
  return [
    { from, on: 'request', run: onRequestStarted },
    { from, on: 'answer', run: onRequestEnded },
    { from, on: 'overloaded', run: onOverloaded },
    { from, on: 'refused', run: () => void gate.refused({ id: 'r-1', accessToken: undefined }) },
    { from, on: 'repeated', run: () => gate.answered('r-1') },
  ]
}

const inputs: Record<string, unknown> = {
  app: { language: 'th', categories: undefined },
  session: { cookies: {} },
  language: { language: 'th' },
  'guest-cart': { lines: [], now: 0 },
  checkout: { customerId: 'c-1', draft: undefined },
}

const plans = new Map<string, Plan>()

/** Each event of this type that a pinned path emits, once. */
async function emittedBy(id: string, type: string): Promise<AnyEventObject[]> {
  const flow = flows.find((one) => one.id === id)
  if (!flow) return []
  const plan = plans.get(id) ?? (await pinnedPlan(flow))
  plans.set(id, plan)
  const actions = plan.steps.flatMap((step) => step.actions ?? [])
  const emitted = actions.flatMap((action) =>
    typeof action === 'object' && action !== null && 'emit' in action ? [action.emit] : [],
  )
  return unique([...emitted, ...alsoEmitted]).filter((event): event is AnyEventObject =>
    isOfType(event, type),
  )
}

/** The pinned paths grant changes and removals alone; products that are added have a message of their own. */
const alsoEmitted = [
  { type: 'cart.changed', granted: [{ op: 'add', line: { productId: 'p-1', variantId: 'v-1' } }] },
]

const isOfType = (event: unknown, type: string) =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === type

const unique = <T>(values: T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** Sources of events that are not flows. */
interface OutsideSource {
  from: string
  on: string
  run: () => void
}

const nothing = () => undefined

/** What `connect` needs around the flows, without any effect. */
function quietSurroundings() {
  const outside: OutsideSource[] = []
  const following =
    (from: string, on: string) =>
    (handler: (emitted: never) => void): (() => void) => {
      outside.push({ from, on, run: () => handler('en' as never) })
      return nothing
    }
  const storage = { getItem: () => null, setItem: nothing, removeItem: nothing }
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage })
  return {
    outside,
    surroundings: {
      cookies: {
        read: () => ({}),
        store: nothing,
        removeAccessToken: nothing,
        clear: nothing,
        signOut: nothing,
        follow: following('otherTab', 'cookies'),
      },
      cartSignal: { tell: nothing, follow: following('otherTab', 'cart') },
      followNetwork: following('network', 'returned'),
      followLanguage: following('otherTab', 'language'),
      followGuestLines: following('otherTab', 'lines'),
      forgetLeftPages: nothing,
      forgetLanguageOfAddress: nothing,
      whenLive: Promise.resolve(),
      refusedRequests: {
        sentWith: nothing,
        refreshGate: () => {
          throw new Error('no request is made here')
        },
        repeat: nothing,
        giveUp: nothing,
        fail: nothing,
      },
    },
  }
}
