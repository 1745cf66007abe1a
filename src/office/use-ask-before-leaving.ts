import { useEffect } from 'react'

/** Parts of the page that hold what is not saved. */
const unsaved = new Set<object>()

export const isUnsaved = () => unsaved.size > 0

/** The state of a move that loses nothing: what is typed is saved by then, or stays. */
export const losesNothing = { losesNothing: true }

/** The browser asks before it leaves what is not saved, and so does the office before it shows another address. */
export function useAskBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined
    const part = {}
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(part)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(part)
      removeEventListener('beforeunload', ask)
    }
  }, [isChanged])
}
