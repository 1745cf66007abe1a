import { afterAll, vi } from 'vitest'

/** The files of a worker share its modules and its document: each leaves the page empty for the next. */
afterAll(() => {
  vi.resetConfig()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.replace(/=.*/, '')}=; path=/; max-age=0`
  history.replaceState(null, '', '/')
})
