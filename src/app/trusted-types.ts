import { workerAddress } from '../lib/kept-page.ts'

/**
 * Mantine writes its CSS variables into a style tag through an API that the browser treats as HTML.
 * Text without `<` is harmless wherever it is inserted; any other text is refused. The one script that is started by its
 * address is the service worker.
 */
export function allowOwnTextOnly(): void {
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined
  if (!isPolicyFactory(factory)) return
  factory.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) => (address === workerAddress ? address : null),
  })
}

type Rule = (text: string) => string | null

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => unknown
}

function isPolicyFactory(factory: unknown): factory is PolicyFactory {
  return typeof factory === 'object' && factory !== null && 'createPolicy' in factory
}
