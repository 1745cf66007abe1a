/**
 * Mantine writes its CSS variables into a style tag through an API that the browser treats as HTML.
 * Text without `<` is harmless wherever it is inserted; any other text is refused.
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
