/** The element that the hash of an address names. */
export function partOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
}
