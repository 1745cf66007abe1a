import type { ShopClient } from '../../api/shop-client.ts'
import { withoutOverlay } from '../../api/loading-count.ts'

/** Nobody waits for it, and signing out goes on without it; a page that is closed meanwhile lets it finish. */
export function endSessionOnServer(client: ShopClient): void {
  client.POST('/api/accounts/signout', { headers: withoutOverlay, keepalive: true }).catch(() => undefined)
}
