import type { ActorRefFrom, EventFrom } from 'xstate'
import type { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import type { words } from '../../i18n/th/words.ts'

/** A key of `notices.json` or a problem code; the view translates it. */
export type Notice = keyof (typeof words)['notices'] | keyof (typeof words)['problems']

export type Notify = (notice: Notice, values?: Record<string, string>) => void

export function createNotify(snackbar: ActorRefFrom<typeof snackbarMachine>): Notify {
  return (notice, values) => snackbar.send(snackbarEvent(notice, values))
}

/** Creates the event that shows a notice in the snackbar. */
export function snackbarEvent(
  notice: Notice,
  values?: Record<string, string>,
): EventFrom<typeof snackbarMachine, 'snackbar.show'> {
  const isProblem = /^[A-Z_]+$/.test(notice)
  return {
    type: 'snackbar.show',
    message: {
      key: `${isProblem ? 'problems' : 'notices'}:${notice}`,
      tone: isProblem || notice.endsWith('Failed') ? 'failure' : 'success',
      ...(values && { values }),
    },
  }
}
