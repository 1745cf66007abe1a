/** Tells the other tabs of the shop that something happened, without saying what: they look for themselves. */
export interface TabSignal {
  tell: () => void
  follow: (onSignal: () => void) => () => void
}

export function createTabSignal(name: string): TabSignal {
  const channel = new BroadcastChannel(name)
  return {
    tell: () => channel.postMessage(null),
    follow(onSignal) {
      channel.addEventListener('message', onSignal)
      return () => channel.removeEventListener('message', onSignal)
    },
  }
}
