import * as v from 'valibot'
import { stored } from '../../lib/browser/stored.ts'

const written = v.object({
  rows: v.array(v.object({ width: v.string(), length: v.string(), count: v.string() })),
  mayTurn: v.boolean(),
})

const none = { rows: [], mayTurn: true }

/** What a tab has typed: closing the room, a reload and signing in lose nothing. */
export const writtenPieces = stored('cut-pieces', written, none, 'sessionStorage')

/** Called at sign-out, as the drafts are dropped then. */
export const clearPieces = (): void => void writtenPieces.write(none)
