import { clientLogoPaths } from './client-logo-paths.ts'

const ink = '#1F1B16'

/** The client's mark and wordmark, ink on a transparent ground, 48 high; an unknown id has no logo. */
export function renderClientLogo(id: string): string | undefined {
  if (!Object.hasOwn(clientLogoPaths, id)) return undefined
  const logo = clientLogoPaths[id]
  if (!logo) return undefined
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.width} 48" width="${logo.width}" height="48" fill="${ink}">` +
    `<path fill-rule="evenodd" d="${logo.mark}"/><path d="${logo.wordmark}"/></svg>`
  )
}
