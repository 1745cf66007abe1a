import { isMachineSnapshot, stateInWords, type WatchedActor } from '@phaen/statecharts'

/** An actor by its id, or by its machine where XState made up the id. */
export const actorName = ({ id, machine }: WatchedActor): string =>
  /^x:\d+$/.test(id) ? (machine?.id ?? id) : id

export const stateOf = (snapshot: WatchedActor['last']): string =>
  isMachineSnapshot(snapshot) ? stateInWords(snapshot.value) : snapshot.status

/** The folder of a machine: `addressBook` lives in `address-book`. */
export const flowOf = (machine: string): string =>
  machine.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
