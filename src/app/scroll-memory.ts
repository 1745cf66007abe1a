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
  const write = (positions: Record<string, number>) => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // Storage is full or forbidden: pages then open at the top after back navigation.
    }
  }
  return {
    note: (pageKey: string, position: number) => write({ ...read(), [pageKey]: position }),
    forget(pageKey: string) {
      const { [pageKey]: _, ...others } = read()
      write(others)
    },
    recall: (pageKey: string): number | undefined => read()[pageKey],
  }
}

function isPositions(kept: unknown): kept is Record<string, number> {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every(Number.isFinite)
}
