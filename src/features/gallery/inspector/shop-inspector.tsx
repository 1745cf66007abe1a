import { Inspector, WatchedPage } from '@phaen/statecharts/react'
import type { i18n as Translations } from 'i18next'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { isSandbox } from '../../../api/sandbox.ts'
import { demoPath } from '../demo-path.ts'
import { inspection, inspectorIsOpen } from '../../../lib/flows/inspection.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { flowList } from '../flow-list.ts'
import { shopSecrets } from './shop-secrets.ts'

/** Parameters that the shop itself writes. Whatever else stands in an address, such as a keyword, may have been typed. */
const shopParameters =
  /^(?:lang|inspect|auth|next|tab|unpaid|view|page|sort|color|size|thickness|material|minPrice|maxPrice|inStock|special|variant)$/

export const watchShop = (): WatchedPage =>
  new WatchedPage({
    secrets: shopSecrets,
    senderOf: (event) => (inspection.forwarded?.event === event ? inspection.forwarded.from : undefined),
    isOwnParameter: (name) => shopParameters.test(name),
    scripts: () =>
      [...document.querySelectorAll('script[data-entry]')].map((one) =>
        String(one.getAttribute('data-entry')),
      ),
  })

/** Follows every flow from now on. Returns what shows the drawer, once the page is hydrated. */
export async function startInspector(): Promise<(translations: Translations) => void> {
  const page = watchShop()
  inspection.inspect = page.inspect
  if (import.meta.env.DEV && new URLSearchParams(location.search).get('inspect') === 'stately') {
    const { createStatelyInspector } = await import('./stately.ts')
    const tell = createStatelyInspector(page)
    inspection.inspect = (event) => {
      page.inspect(event)
      tell(event)
    }
  }
  return (translations) => {
    const place = document.createElement('div')
    document.body.append(place)
    // A root of its own: what it draws is no part of the page that the server rendered.
    createRoot(place).render(
      <I18nextProvider i18n={translations}>
        <ShopInspector page={page} />
      </I18nextProvider>,
    )
  }
}

export function ShopInspector({ page }: { page: WatchedPage }) {
  const { language } = useFormat()
  const [canSend, setCanSend] = useState(import.meta.env.DEV)
  useEffect(() => void isSandbox().then((is) => setCanSend((was) => was || is)), [])
  const [isOpenAtFirst] = useState(() => /[?&]inspect\b/.test(location.search) || inspectorIsOpen.read())
  return (
    <Inspector
      {...{ page, language, canSend, isOpenAtFirst }}
      machines={flowList}
      galleryAddress={demoPath}
      hasKey={import.meta.env.DEV}
      // For the tab: the pages that follow open it too.
      onToggle={inspectorIsOpen.write}
    />
  )
}
