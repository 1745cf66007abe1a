import type { ShopClient } from '../../api/shop-client.ts'
import { withoutOverlay } from '../../api/loading-count.ts'

/** Fire and forget: signing out does not wait for it, and `keepalive` lets it finish when the page closes. */
export function endSessionOnServer(client: ShopClient): void {
  client.POST('/api/accounts/signout', { headers: withoutOverlay, keepalive: true }).catch(() => undefined)
}
