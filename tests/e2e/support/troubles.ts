import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'

declare global {
  interface Window {
    reportPolicyViolation?: (text: string) => void
  }
}

export interface Troubles {
  /** Declares trouble that the test causes, such as a console line about a refusal; it must then occur. */
  expect: (pattern: RegExp) => void
  /** Watches another shopper's browser context; the test's own context is watched already. */
  watch: (context: BrowserContext) => Promise<void>
  /** Fails when unexpected trouble occurred or when expected trouble did not occur. */
  judge: () => Promise<void>
}

/** Collects page errors, console errors and policy violations. */
export function collectTroubles(): Troubles {
  const found: string[] = []
  const expected: RegExp[] = []
  const contexts: BrowserContext[] = []
  return {
    expect: (pattern) => expected.push(pattern),
    watch: async (context) => {
      contexts.push(context)
      context.on('weberror', (event) =>
        found.push(`page error: ${event.error().message} (on ${event.page()?.url()})`),
      )
      context.on('console', (message) => {
        const { url } = message.location()
        if (isTrouble(message.type(), message.text()))
          found.push(`console ${message.type()}: ${message.text()} (${url})`)
      })
      await context.exposeFunction('reportPolicyViolation', (text: string) =>
        found.push(`policy violation: ${text}`),
      )
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const place = `${event.sourceFile}:${event.lineNumber}`
          window.reportPolicyViolation?.(`${event.effectiveDirective} ${event.blockedURI} ${place}`)
        })
      })
    },
    judge: async () => {
      await Promise.all(contexts.flatMap((context) => context.pages()).map(flushEvents))
      const surprises = found.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      expect(surprises, 'trouble in the browser').toEqual([])
      const missing = expected.filter((pattern) => !found.some((trouble) => pattern.test(trouble)))
      expect(missing.map(String), 'expected trouble that did not come').toEqual([])
    },
  }
}

/** Waits for a page's pending events: they arrive in order, so the answer to this call comes after them. */
async function flushEvents(page: Page): Promise<void> {
  await page.evaluate(() => undefined).catch(() => undefined)
}

function isTrouble(type: string, text: string): boolean {
  return type === 'error' || (type === 'warning' && /hydrat|did not match|react/i.test(text))
}
