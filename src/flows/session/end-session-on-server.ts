import type { ShopClient } from '../../api/shop-client.ts'
import { withoutOverlay } from '../../api/loading-count.ts'

/** Signing out does not wait for this request; `keepalive` lets it finish when the page closes. */
export function endSessionOnServer(client: ShopClient): void {
  client.POST('/api/accounts/signout', { headers: withoutOverlay, keepalive: true }).catch(() => undefined)
}
