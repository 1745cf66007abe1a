/** Nothing as HTML. Where the browser enforces Trusted Types, even the empty text must be of their kind. */
export function emptyHtml(): string | object {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('emptyHTML' in factory)) return ''
  const { emptyHTML } = factory
  return typeof emptyHTML === 'object' && emptyHTML !== null ? emptyHTML : ''
}
