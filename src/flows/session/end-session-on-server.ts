import type { ShopClient } from '../../api/shop-client.ts'

/** Signing out does not wait for this request; `keepalive` lets it finish when the page closes. */
export function endSessionOnServer(client: ShopClient): void {
  client.quiet.POST('/api/accounts/signout', { keepalive: true }).catch(() => undefined)
}
