import { isGone } from '../../api/is-gone.ts'
import { keepTypedFields } from './typed-fields.ts'

const reloadedKey = 'reloaded-from'

/**
 * A page that was open while the shop was updated may ask for a script that is gone. It then loads itself anew, once,
 * and what was typed comes back. A script that is missing for another reason leads to the error of its place.
 */
export function reloadAfterUpdate(entry: string): void {
  window.addEventListener('vite:preloadError', () => void judge(entry))
}

async function judge(entry: string): Promise<void> {
  if (!(await isGone(entry)) || wasReloadedFrom(entry)) return
  keepTypedFields()
  location.reload()
}

/** The same build again: loading it anew did not help. */
function wasReloadedFrom(entry: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === entry) return true
    sessionStorage.setItem(reloadedKey, entry)
    return false
  } catch {
    // Without storage a second reload could not be told from the first.
    return true
  }
}
