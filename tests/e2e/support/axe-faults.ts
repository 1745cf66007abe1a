import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { still } from './ready.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds wrong with the page at rest, or with a part of it: each rule with the first element that breaks it. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await still(page)
  // It asks itself in the frames of the page, also in those of other origins.
  const source = `${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  await Promise.all(page.frames().map((frame) => frame.evaluate(source)))
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      // The style sheets would be fetched again for one rule that is off by itself, and media for sound, which no page has.
      preload: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, part)
}
