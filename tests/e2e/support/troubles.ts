import type { BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'

declare global {
  interface Window {
    reportPolicyViolation?: (text: string) => void
  }
}

export interface Troubles {
  /** The test brings this trouble about, such as the browser's line about a refused request; it then has to come. */
  expect: (pattern: RegExp) => void
  /** The test's own pages are watched already; another shopper's have to be named. */
  watch: (context: BrowserContext) => Promise<void>
  /** Fails when trouble came that nobody expected, or when expected trouble did not come. */
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
      context.on('weberror', (event) => found.push(`page error: ${event.error().message}`))
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
      await Promise.all(contexts.flatMap((context) => context.pages()).map(hearItOut))
      const surprises = found.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      expect(surprises, 'trouble in the browser').toEqual([])
      const missing = expected.filter((pattern) => !found.some((trouble) => pattern.test(trouble)))
      expect(missing.map(String), 'expected trouble that did not come').toEqual([])
    },
  }
}

/** What a page has to tell comes in order, so an answer from it comes after all that happened before the question. */
async function hearItOut(page: Page): Promise<void> {
  await page.evaluate(() => undefined).catch(() => undefined)
}

function isTrouble(type: string, text: string): boolean {
  return type === 'error' || (type === 'warning' && /hydrat|did not match|react/i.test(text))
}
