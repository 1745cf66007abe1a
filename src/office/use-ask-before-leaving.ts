import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'

/** Parts of the page that hold what is not saved. */
const unsaved = new Set<object>()

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

/** Asks for all parts of the page, because a router has one blocker. A list that is searched anew may drop what is open beside it. */
export function useGuardedAddress(): void {
  const { t } = useTranslation('office')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // What was saved in the meantime is not lost: a new text gets its address at the moment of its saving.
    if (unsaved.size === 0 || window.confirm(t('leaveUnsaved'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, t])
}
