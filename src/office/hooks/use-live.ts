import { usePolling } from '../../components/polling/polling.ts'

/** Reads again every 20 seconds while the page is looked at, and at once when somebody or the network comes back. */
export const useLive = (refresh: (why: { isTimed: boolean }) => void): void =>
  usePolling(20_000, () => refresh({ isTimed: true }))
