/** Notifies the shop's other tabs of a change without sending data; they load the new state themselves. */
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
