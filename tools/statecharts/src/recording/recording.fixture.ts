import type { AnyStateMachine } from 'xstate'
import type { Move } from '../cases.ts'
import { instrument } from '../walker/instrument.ts'
import { nothingSeen, openSession } from '../walker/session.ts'
import { type Recording, recordingOf } from './recording.ts'
import { Watch } from './watch.ts'

/** Plays moves while a watch looks on, and returns what it recorded, as a report would hold it. */
export function recordedWhile(machine: AnyStateMachine, moves: readonly Move[], limit?: number): Recording {
  let time = 0
  const watch = new Watch({ now: () => time, ...(limit === undefined ? {} : { limit }) })
  const session = openSession(instrument(machine), nothingSeen(), watch.inspect)
  for (const move of moves) {
    if ('wait' in move) time += session.timers()[0] ?? 0
    session.passTo(time)
    session.play(move)
  }
  const [actor] = watch.actors()
  const recording = actor && recordingOf(actor, watch.entries())
  if (!recording) throw new Error('nothing was recorded')
  const copy: Recording = JSON.parse(JSON.stringify(recording))
  return copy
}
