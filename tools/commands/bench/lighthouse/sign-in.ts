import type { BrowserContext } from 'playwright'

/** Signs the sample customer in, with something in the cart. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const { request } = context
  const data = { userName: '0812345678', password: 'Phaen2026' }
  const answer = await request.post(`${origin}/api/accounts/signin`, { data })
  const tokens: Record<string, string> = await answer.json()
  const cookies = Object.entries(tokens).filter(([name]) => name.endsWith('_token'))
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin, sameSite: 'Lax' })))
  const { variants } = await (await request.get(`${origin}/thai/api/products/p-ac-cast`)).json()
  const [{ variantId, sizes }] = variants
  const value = { productId: 'p-ac-cast', variantId, quantity: 1, weight: sizes[0].weight }
  await request.patch(`${origin}/api/cart`, {
    headers: {
      authorization: `Bearer ${tokens.access_token}`,
      'content-type': 'application/json-patch+json',
    },
    data: JSON.stringify([{ op: 'add', path: '/items', value }]),
  })
}
