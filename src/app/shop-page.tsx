import { MantineProvider } from '@mantine/core'
import type { i18n as Translations } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { PageFlowsContext, type PageFlows } from '../lib/page-flows.ts'
import type { Shop } from './compose/compose-shop.ts'
import { DocumentKeeper } from './document-keeper.tsx'
import { OfflineKeeper } from './offline-keeper.tsx'
import { ServedFactsKeeper } from './served-facts-keeper.tsx'
import { ScrollKeeper } from './scroll-keeper.tsx'
import { ShopRoutes } from './router.tsx'
import { ShopContexts } from './shop-contexts.tsx'
import { GlobalOverlays } from './global-overlays.tsx'
import { theme } from './theme.ts'
import { WayHomeKeeper, type WayHome } from './way-home.tsx'

interface ShopPageProps {
  shop: Shop
  flows: PageFlows
  /** Only the browser can redirect to the home page. */
  wayHome?: WayHome
}

const shadows = new WeakMap<Translations, Translations>()

/** `useTranslation` copies all own properties of its instance in each component, which was a sixth of a rendering. This one has none. */
function withNothingToCopy(translations: Translations): Translations {
  const shadow: Translations = shadows.get(translations) ?? Object.create(translations)
  shadows.set(translations, shadow)
  return shadow
}

/** The whole page below a router: the same tree on the server and in the browser, or hydration would differ. */
export function ShopPage({ shop, flows, wayHome }: ShopPageProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withGlobalClasses={false}
      // A style tag in the page would need a place in the content security policy: styles/theme-variables.css has them.
      withCssVariables={false}
    >
      <I18nextProvider i18n={withNothingToCopy(shop.translations)}>
        <ShopContexts shop={shop}>
          <PageFlowsContext value={flows}>
            {wayHome && <WayHomeKeeper way={wayHome} />}
            <ScrollKeeper />
            <DocumentKeeper />
            <ServedFactsKeeper />
            <ShopRoutes />
            <GlobalOverlays />
            <OfflineKeeper />
          </PageFlowsContext>
        </ShopContexts>
      </I18nextProvider>
    </MantineProvider>
  )
}
