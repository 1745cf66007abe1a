import type { ReactNode } from 'react'
import { ShopClientContext } from '../api/shop-client-context.ts'
import { AppActorContext } from '../features/app/use-app.ts'
import { CartActorContext } from '../features/cart/cart-actor.ts'
import { LanguageActorContext } from '../features/language/use-language.ts'
import { LoadingActorContext } from '../features/loading/use-loading.ts'
import { ProfileActorContext } from '../features/profile/use-profile.ts'
import { SessionActorContext } from '../features/session/use-session.ts'
import { SnackbarActorContext } from '../features/snackbar/use-snackbar.ts'
import type { Shop } from './compose.ts'

/** Hands the standing flows to the features that use them. */
export function ShopContexts({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <ShopClientContext value={shop.client}>
      <LanguageActorContext value={shop.language}>
        <AppActorContext value={shop.app}>
          <SessionActorContext value={shop.session}>
            <CartActorContext value={shop.cart}>
              <ProfileActorContext value={shop.profile}>
                <LoadingActorContext value={shop.loading}>
                  <SnackbarActorContext value={shop.snackbar}>{children}</SnackbarActorContext>
                </LoadingActorContext>
              </ProfileActorContext>
            </CartActorContext>
          </SessionActorContext>
        </AppActorContext>
      </LanguageActorContext>
    </ShopClientContext>
  )
}
