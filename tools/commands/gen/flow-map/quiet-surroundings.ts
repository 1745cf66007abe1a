/** What tells flows something without being a flow. */
export interface OutsideSource {
  from: string
  on: string
  happen: () => void
}

const nothing = () => undefined

/** What `connect` needs around the flows, without any effect. */
export function quietSurroundings() {
  const outside: OutsideSource[] = []
  const following =
    (from: string, on: string) =>
    (hear: (heard: never) => void): (() => void) => {
      outside.push({ from, on, happen: () => hear('en' as never) })
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
