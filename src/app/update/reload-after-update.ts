import { isGone } from '../../api/is-gone.ts'
import { storedText } from '../../lib/browser/stored.ts'
import { storeTypedFields } from './typed-fields.ts'

const reloadedFrom = storedText('reloaded-from', 'sessionStorage')

/**
 * A page that was open while the shop was updated may ask for a script that is gone. It then loads itself anew, once,
 * and what was typed comes back. A script that is missing for another reason leads to the error of its place.
 */
export function reloadAfterUpdate(entry: string): void {
  window.addEventListener('vite:preloadError', () => void judge(entry))
}

async function judge(entry: string): Promise<void> {
  if (!(await isGone(entry)) || wasReloadedFrom(entry)) return
  storeTypedFields()
  location.reload()
}

/** The same build again: loading it anew did not help. Where nothing can be stored, a second reload would look like the first. */
const wasReloadedFrom = (entry: string) => reloadedFrom.read() === entry || !reloadedFrom.write(entry)
