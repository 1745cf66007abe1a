import type { Recording } from '../../recording/recording.ts'
import { kept } from '../shell/kept.ts'

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
  /** How many had no room. */
  lost: number
}

/** Written by this file alone, so its outline is enough. */
const isPages = (data: unknown): data is EarlierPages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && 'lost' in data

const left = kept('statecharts.pages', 'sessionStorage', isPages, { pages: [], lost: 0 })
const salt = kept('statecharts.salt', 'sessionStorage', (data): data is number => typeof data === 'number', 0)

/** This load of a page. A page that the browser brings back is the same one. */
const ownId = Date.now()

/** The pages of this tab before this one, the oldest first. */
export function earlierPages(): EarlierPages {
  const { pages, lost } = left.read()
  return { pages: pages.filter(({ id }) => id !== ownId), lost }
}

/** Stores a page that is being left. The oldest ones make room for it. */
export function storePage(page: Omit<EarlierPage, 'id'>): void {
  let { pages, lost } = earlierPages()
  pages = [...pages, { id: ownId, ...page }]
  for (;;) {
    const found = { pages, lost }
    if (JSON.stringify(found).length <= longest && left.write(found)) return
    if (pages.length === 0) return
    pages = pages.slice(1)
    lost += 1
  }
}

/** A figure of this tab alone: with it, all pages of a report replace a secret by the same text. */
export function saltOfTab(): number {
  const known = salt.read()
  if (known > 0) return known
  const [fresh = 1] = crypto.getRandomValues(new Uint32Array(1))
  salt.write(fresh)
  return fresh
}

export function forgetPages(): void {
  left.write({ pages: [], lost: 0 })
  salt.write(0)
}
