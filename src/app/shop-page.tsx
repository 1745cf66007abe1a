import { MantineProvider } from '@mantine/core'
import { I18nextProvider } from 'react-i18next'
import { ShopClientContext } from '../api/shop-client-context.ts'
import type { ShopClient } from '../api/shop-client.ts'
import { AppActorContext } from '../features/app/use-app.ts'
import { LanguageActorContext } from '../features/language/use-language.ts'
import { PageFlowsContext, type PageFlows } from '../lib/page-flows.ts'
import type { Shop } from './compose.ts'
import { DocumentKeeper } from './document-keeper.tsx'
import { ShopRoutes } from './router.tsx'
import { theme } from './theme.ts'

interface ShopPageProps {
  shop: Shop
  client: ShopClient
  flows: PageFlows
  nonce: string | undefined
}

/** The whole page below a router: the same tree on the server and in the browser, or hydration would differ. */
export function ShopPage({ shop, client, flows, nonce }: ShopPageProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withGlobalClasses={false}
      getStyleNonce={() => nonce ?? ''}
    >
      <I18nextProvider i18n={shop.translations}>
        <LanguageActorContext value={shop.language}>
          <AppActorContext value={shop.app}>
            <ShopClientContext value={client}>
              <PageFlowsContext value={flows}>
                <DocumentKeeper />
                <ShopRoutes />
              </PageFlowsContext>
            </ShopClientContext>
          </AppActorContext>
        </LanguageActorContext>
      </I18nextProvider>
    </MantineProvider>
  )
}
