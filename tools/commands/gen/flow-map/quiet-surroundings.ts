import { type PutAside, version } from '../../../../src/lib/put-aside-goods.ts'

/** What tells flows something without being a flow. */
export interface OutsideSource {
  from: string
  on: string
  happen: () => void
}

const nothing = () => undefined

/** What `connect` needs around the flows, without any effect; and a browser storage with or without goods put aside. */
export function quietSurroundings() {
  let kept: string | null = null
  const outside: OutsideSource[] = []
  const following =
    (from: string, on: string) =>
    (hear: (heard: never) => void): (() => void) => {
      outside.push({ from, on, happen: () => hear('en' as never) })
      return nothing
    }
  const storage = {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text
    },
    removeItem: () => {
      kept = null
    },
  }
  Object.assign(globalThis, { localStorage: storage, sessionStorage: { ...storage, getItem: () => null } })
  return {
    outside,
    puttingAside: (isFull: boolean) => {
      kept = isFull ? JSON.stringify({ version, goods: [aGood()] }) : null
    },
    surroundings: {
      cookies: {
        read: () => ({}),
        store: nothing,
        removeAccessToken: nothing,
        clear: nothing,
        follow: following('otherTab', 'cookies'),
      },
      cartSignal: { tell: nothing, follow: following('otherTab', 'cart') },
      followNetwork: following('network', 'returned'),
      followLanguage: following('otherTab', 'language'),
      forgetLeftPages: nothing,
      forgetLanguageOfAddress: nothing,
      whenLive: Promise.resolve(),
      refusedRequests: {
        sentWith: nothing,
        deskOf: () => {
          throw new Error('no request is made here')
        },
        repeat: nothing,
        giveUp: nothing,
        fail: nothing,
      },
    },
  }
}

const aGood = (): PutAside => ({
  line: { productId: 'p-1', variantId: 'v-1', quantity: 1, weight: { value: 1, unit: 'kilogram' } },
  shown: { name: 'Acrylic', imageUrl: '/a.svg', status: 'available', stock: 1, variants: [] },
  putAsideAt: Date.now(),
})
