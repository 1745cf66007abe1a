import { isMachineSnapshot, Mask, recordable, Watch } from '@phaen/statecharts'
import { inspection } from '../../../lib/inspection.ts'
import { saltOfTab } from './earlier-pages.ts'
import { shopSecrets } from './shop-secrets.ts'

/** All flows of this page, from the moment this file is loaded. */
export const watch = new Watch({
  senderOf: (event) => (inspection.forwarded?.event === event ? inspection.forwarded.from : undefined),
})

/** What nobody may read in the drawer or in a report is replaced by something made up. */
export const mask = new Mask(shopSecrets, saltOfTab())

/** Before a text of the page is shown: what flows hold of secrets is replaced in it too. */
export function learnSecrets(): void {
  for (const { last } of watch.actors()) if (isMachineSnapshot(last)) mask.apply(recordable(last.context))
}
