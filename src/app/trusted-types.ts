import { workerUrl } from '../lib/browser/cached-page.ts'

/** The one script that is started by its address is the service worker. Any other text is refused as code and as HTML. */
export function allowOwnWorkerOnly(): void {
  const factory = 'trustedTypes' in window ? window.trustedTypes : undefined
  if (!isPolicyFactory(factory)) return
  factory.createPolicy('default', {
    createScriptURL: (address) => (address === workerUrl ? address : null),
  })
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

function isPolicyFactory(factory: unknown): factory is PolicyFactory {
  return typeof factory === 'object' && factory !== null && 'createPolicy' in factory
}
