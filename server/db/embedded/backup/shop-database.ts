import pg from 'pg'

/** The shop's database, as the role that may read and write files of the database's account. */
export async function asAdminOfShop<T>(
  { url, adminUrl }: { url: string; adminUrl: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const address = new URL(adminUrl)
  address.pathname = new URL(url).pathname
  const client = new pg.Client({ connectionString: address.href, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
