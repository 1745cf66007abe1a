import * as v from 'valibot'
import { stored } from '../../lib/stored.ts'

const written = v.object({
  rows: v.array(v.object({ width: v.string(), length: v.string(), count: v.string() })),
  mayTurn: v.boolean(),
})

/** What a tab has typed: closing the room, a reload and signing in lose nothing. */
export const writtenPieces = stored('cut-pieces', written, { rows: [], mayTurn: true }, 'sessionStorage')
