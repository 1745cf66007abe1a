import { MantineProvider } from '@mantine/core'
import { I18nextProvider } from 'react-i18next'
import { AppActorContext } from '../features/app/use-app.ts'
import { LanguageActorContext } from '../features/language/use-language.ts'
import type { Shop } from './compose.ts'
import { DocumentKeeper } from './document-keeper.tsx'
import { ShopRoutes } from './router.tsx'
import { theme } from './theme.ts'

/** The whole page below a router: the same tree on the server and in the browser, or hydration would differ. */
export function ShopPage({ shop, nonce }: { shop: Shop; nonce: string | undefined }) {
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
            <DocumentKeeper />
            <ShopRoutes />
          </AppActorContext>
        </LanguageActorContext>
      </I18nextProvider>
    </MantineProvider>
  )
}
