const openFiles = () => caches.open('files-of-pages')

/** From the network; without it, or where a newer build has removed it, as it was kept. */
export async function keptFile(request: Request): Promise<Response> {
  const fromNetwork = await fetch(request).catch(() => undefined)
  if (fromNetwork?.ok) return fromNetwork
  const kept = await (await openFiles()).match(request.url, { ignoreVary: true })
  return kept ?? fromNetwork ?? Response.error()
}

/** Keeps files that are not kept yet; most come from the browser's own cache. Throws where one cannot be had. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await openFiles()
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file)
    }),
  )
}

/** Deletes the files that no kept page uses any more. */
export async function keepOnly(used: ReadonlySet<string>): Promise<void> {
  const cache = await openFiles()
  const kept = await cache.keys()
  await Promise.all(
    kept.filter(({ url }) => !used.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
}
