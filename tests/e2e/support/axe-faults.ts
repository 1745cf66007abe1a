import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { still } from './ready.ts'

/** What axe finds wrong with the page at rest, or with a part of it: each rule with the first element that breaks it. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await still(page)
  const axe = new AxeBuilder({ page })
    // The style sheets would be fetched again for one rule that is off by itself, and media for sound, which no page has.
    .options({ resultTypes: ['violations'], preload: false })
    // Frames of other origins need a second page to judge in, which takes longer than all the rest.
    .setLegacyMode(page.frames().length === 1)
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
