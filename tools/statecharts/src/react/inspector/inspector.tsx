import { useEffect, useState } from 'react'
import type { Flow } from '../flow.ts'
import { asListed, type Listed } from '../listed.ts'
import { type Language, Words } from '../words/words.tsx'
import { Drawer } from './drawer.tsx'
import { forgetPages } from './earlier-pages.ts'
import type { WatchedPage } from './watched-page.ts'

interface InspectorProps {
  page: WatchedPage
  language?: Language
  /** The machines whose charts it can draw. Of others it shows the states, the context and the events. */
  machines?: readonly (Flow | Listed)[]
  /** Where the gallery shows one of these machines. */
  galleryAddress?: (id: string) => string
  /** Whether somebody may send events by hand. */
  canSend?: boolean
  isOpenAtFirst?: boolean
  /** Whether Alt and I open and close it. */
  hasKey?: boolean
  /** Hears whether it is open: the application may open it again on the page that follows. */
  onToggle?: (isOpen: boolean) => void
}

/**
 * A drawer beside the page: all actors that live on it, each as it stands, which events go where, why a control of the
 * page is disabled, and a report that can be played again. A session may lead over several pages: while it is open,
 * pages that are left stay in the report.
 */
export function Inspector({
  page,
  language = 'en',
  machines = [],
  galleryAddress,
  canSend = true,
  isOpenAtFirst = true,
  hasKey = false,
  onToggle,
}: InspectorProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  useEffect(() => void onToggle?.(isOpen), [isOpen, onToggle])
  useEffect(() => {
    if (!isOpen) return forgetPages()
    window.addEventListener('pagehide', page.store)
    return () => window.removeEventListener('pagehide', page.store)
  }, [isOpen, page])
  useEffect(() => {
    if (!hasKey) return
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyI') setIsOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [hasKey])
  if (!isOpen) return null
  return (
    <Words language={language}>
      <Drawer
        {...{ page, language, galleryAddress, canSend }}
        machines={machines.map(asListed)}
        onClose={() => setIsOpen(false)}
      />
    </Words>
  )
}
