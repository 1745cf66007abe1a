/**
 * Mantine writes its variables into a style tag as text that the browser takes for HTML.
 * Text without a tag is harmless wherever it is inserted; anything else is refused.
 */
export function allowStyleTextOnly(): void {
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined
  if (!isPolicyFactory(factory)) return
  factory.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown
}

function isPolicyFactory(factory: unknown): factory is PolicyFactory {
  return typeof factory === 'object' && factory !== null && 'createPolicy' in factory
}
