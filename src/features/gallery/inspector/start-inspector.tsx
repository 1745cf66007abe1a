import type { i18n as Translations } from 'i18next'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { loadWords } from '../../../i18n/translations.ts'
import { inspection, inspectorIsOpen } from '../../../lib/inspection.ts'
import { toLanguage } from '../../../lib/language.ts'
import { Drawer } from './drawer.tsx'
import { forgetPages, storePage } from './earlier-pages.ts'
import { watch } from './watched-shop.ts'
import { pageToStore } from './written-report.ts'

/** Follows every flow from now on. Returns what shows the drawer, once the page is hydrated. */
export async function startInspector(): Promise<(translations: Translations) => Promise<void>> {
  inspection.inspect = watch.inspect
  if (import.meta.env.DEV && new URLSearchParams(location.search).get('inspect') === 'stately') {
    const { tellStately } = await import('./stately.ts')
    const tell = tellStately()
    inspection.inspect = (event) => {
      watch.inspect(event)
      tell(event)
    }
  }
  // A session leads over several pages: to the payment page and back, for one.
  window.addEventListener('pagehide', () => {
    if (inspectorIsOpen.read()) storePage(pageToStore(watch))
  })
  return async (translations) => {
    const isAsked = new URLSearchParams(location.search).has('inspect')
    await loadWords(translations, toLanguage(translations.language) ?? 'th', 'gallery')
    const place = document.createElement('div')
    document.body.append(place)
    // A root of its own: what it draws is no part of the page that the server rendered.
    createRoot(place).render(
      <I18nextProvider i18n={translations}>
        <Inspector isOpenAtFirst={isAsked || inspectorIsOpen.read()} onToggle={storeIsOpen} />
      </I18nextProvider>,
    )
  }
}

/** For the tab: the pages that follow open it too. */
function storeIsOpen(isOpen: boolean): void {
  inspectorIsOpen.write(isOpen)
  if (!isOpen) forgetPages()
}

interface InspectorProps {
  isOpenAtFirst: boolean
  onToggle: (isOpen: boolean) => void
}

/** The drawer, and in development the key that opens and closes it: Alt and I. */
function Inspector({ isOpenAtFirst, onToggle }: InspectorProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  useEffect(() => onToggle(isOpen), [isOpen, onToggle])
  useEffect(() => {
    if (!import.meta.env.DEV) return
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyI') setIsOpen((was) => !was)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return isOpen && <Drawer onClose={() => setIsOpen(false)} />
}
