import type { i18n as Translations } from 'i18next'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { loadWords } from '../../../i18n/translations.ts'
import { inspection } from '../../../lib/inspection.ts'
import { toLanguage } from '../../../lib/language.ts'
import { Drawer } from './drawer.tsx'
import { forgetPages, keepPage } from './earlier-pages.ts'
import { watch } from './watched-shop.ts'
import { pageToKeep } from './written-report.ts'

const storageKey = 'inspect'

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
    if (isKept()) keepPage(pageToKeep(watch))
  })
  return async (translations) => {
    const isAsked = new URLSearchParams(location.search).has('inspect')
    await loadWords(translations, toLanguage(translations.language) ?? 'th', 'gallery')
    const place = document.createElement('div')
    document.body.append(place)
    // A root of its own: what it draws is no part of the page that the server rendered.
    createRoot(place).render(
      <I18nextProvider i18n={translations}>
        <Inspector isOpenAtFirst={isAsked || isKept()} onKeep={keep} />
      </I18nextProvider>,
    )
  }
}

function isKept(): boolean {
  try {
    return storageKey in sessionStorage
  } catch {
    return false
  }
}

/** For the tab: the pages that follow open it too. */
function keep(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(storageKey, '')
    else {
      sessionStorage.removeItem(storageKey)
      forgetPages()
    }
  } catch {
    // Storage is forbidden: the drawer opens where the address asks for it.
  }
}

interface InspectorProps {
  isOpenAtFirst: boolean
  onKeep: (isOpen: boolean) => void
}

/** The drawer, and in development the key that opens and closes it: Alt and I. */
function Inspector({ isOpenAtFirst, onKeep }: InspectorProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  useEffect(() => onKeep(isOpen), [isOpen, onKeep])
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
