import type { i18n as Translations } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { loadWords } from '../../../i18n/translations.ts'
import { inspection } from '../../../lib/inspection.ts'
import { toLanguage } from '../../../lib/language.ts'
import { forgetPages, keepPage } from './earlier-pages.ts'
import { Inspector } from './inspector.tsx'
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
