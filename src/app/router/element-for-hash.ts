/** The element that the hash of an address names. Anybody can write an address, so it may be no name at all. */
export function elementForHash(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
