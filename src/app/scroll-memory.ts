const storageKey = 'scroll-positions'

/** How far down each visited page was, kept for the tab so that a reload returns there too. */
export function createScrollMemory() {
  const read = (): Record<string, number> => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
      return isPositions(kept) ? kept : {}
    } catch {
      return {}
    }
  }
  return {
    note(pageKey: string, position: number) {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify({ ...read(), [pageKey]: position }))
      } catch {
        // Storage is full or forbidden: pages then open at the top after back navigation.
      }
    },
    recall: (pageKey: string): number | undefined => read()[pageKey],
  }
}

function isPositions(kept: unknown): kept is Record<string, number> {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every(Number.isFinite)
}
