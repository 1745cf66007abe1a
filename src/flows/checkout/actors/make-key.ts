import { fromPromise } from 'xstate'

/** `crypto.randomUUID` would need a secure context; random values are available everywhere. */
export const makeKey = fromPromise<{ key: string }>(async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
})
