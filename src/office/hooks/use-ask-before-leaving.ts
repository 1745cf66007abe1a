import { useEffect } from 'react'

/** Parts of the page that hold what is not saved. */
const unsaved = new Set<{ isOfList: boolean }>()

export const isUnsaved = () => unsaved.size > 0

/** Whether something is lost already when the same screen lists something else. */
export const isUnsavedInList = () => [...unsaved].some(({ isOfList }) => isOfList)

/** The state of a move that loses nothing: what is typed is saved by then, or stays. */
export const skipsUnsavedPrompt = { skipsUnsavedPrompt: true }

/**
 * The browser asks before it leaves what is not saved, and so does the office before it shows another address; with `isOfList` also
 * before the same screen lists something else.
 */
export function useAskBeforeLeaving(isChanged: boolean, isOfList = false): void {
  useEffect(() => {
    if (!isChanged) return undefined
    const part = { isOfList }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.add(part)
    addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(part)
      removeEventListener('beforeunload', ask)
    }
  }, [isChanged, isOfList])
}
