import { createContext, useContext } from 'react'
import type { ShopClient } from './shop-client.ts'

export const ShopClientContext = createContext<ShopClient | null>(null)

export function useShopClient(): ShopClient {
  const client = useContext(ShopClientContext)
  if (!client) throw new Error('No client of the API above this component')
  return client
}
