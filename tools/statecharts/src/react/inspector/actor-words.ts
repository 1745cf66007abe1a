import { stateInWords } from '../../plan-words.ts'
import { isMachineSnapshot } from '../../reader/index.ts'
import type { WatchedActor } from '../../recording/watched.ts'

/** An actor by its id, or by its machine where XState made up the id. */
export const actorName = ({ id, machine }: WatchedActor): string =>
  /^x:\d+$/.test(id) ? (machine?.id ?? id) : id

export const stateOf = (snapshot: WatchedActor['last']): string =>
  isMachineSnapshot(snapshot) ? stateInWords(snapshot.value) : snapshot.status
