import type { Recording } from '../../../../tools/statecharts/recording/recording.ts'

const storageKey = 'inspect.pages'
const saltKey = 'inspect.salt'
/** Texts of sessionStorage have two bytes a sign, and browsers keep about five million bytes. */
const longest = 1_500_000

/** What a page that was left had recorded, with its secrets masked. */
export interface EarlierPage {
  id: number
  at: string
  address: string
  recordings: Recording[]
}

export interface EarlierPages {
  pages: EarlierPage[]
  /** How many were too much to keep. */
  lost: number
}

/** This load of a page. A page that the browser brings back is the same one. */
const ownId = Date.now()

/** The pages of this tab before this one, the oldest first. */
export function earlierPages(): EarlierPages {
  const { pages, lost } = read()
  return { pages: pages.filter(({ id }) => id !== ownId), lost }
}

/** Keeps a page that is being left. The oldest ones make room for it. */
export function keepPage(page: Omit<EarlierPage, 'id'>): void {
  let { pages, lost } = earlierPages()
  pages = [...pages, { id: ownId, ...page }]
  for (;;) {
    const text = JSON.stringify({ pages, lost })
    if (text.length <= longest && isWritten(text)) return
    if (pages.length === 0) return
    pages = pages.slice(1)
    lost += 1
  }
}

/** A figure of this tab alone: with it, all pages of a report replace a secret by the same text. */
export function saltOfTab(): number {
  const fresh = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  try {
    const stored = Number(sessionStorage.getItem(saltKey))
    if (stored > 0) return stored
    sessionStorage.setItem(saltKey, String(fresh))
  } catch {
    // Storage is forbidden: no page is kept either.
  }
  return fresh
}

export function forgetPages(): void {
  try {
    sessionStorage.removeItem(storageKey)
    sessionStorage.removeItem(saltKey)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function isWritten(text: string): boolean {
  try {
    sessionStorage.setItem(storageKey, text)
    return true
  } catch {
    return false
  }
}

function read(): EarlierPages {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (isKept(kept)) return kept
  } catch {
    // Storage is forbidden, or holds what another program wrote.
  }
  return { pages: [], lost: 0 }
}

/** Written by this file alone, so its outline is enough. */
const isKept = (kept: unknown): kept is EarlierPages =>
  typeof kept === 'object' &&
  kept !== null &&
  'pages' in kept &&
  Array.isArray(kept.pages) &&
  'lost' in kept &&
  typeof kept.lost === 'number'
