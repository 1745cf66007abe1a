type Listener = (...values: unknown[]) => void

const listeners = new WeakMap<object, { name: string; listener: Listener }[]>()
const listenersOf = (target: object) => listeners.get(target) ?? []

/** A stand-in for `google.maps.event`. */
export const event = {
  addListener(target: object, name: string, listener: Listener) {
    const entry = { name, listener }
    listeners.set(target, [...listenersOf(target), entry])
    return {
      remove: () =>
        void listeners.set(
          target,
          listenersOf(target).filter((one) => one !== entry),
        ),
    }
  },
  removeListener: (handle: { remove: () => void }) => handle.remove(),
  trigger(target: object, name: string, ...values: unknown[]) {
    for (const entry of listenersOf(target)) if (entry.name === name) entry.listener(...values)
  },
}
