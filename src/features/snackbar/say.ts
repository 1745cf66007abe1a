import type { ActorRefFrom } from 'xstate'
import type { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import type { words } from '../../i18n/th/words.ts'

/** A word of `notices.json`, or the code of a problem; the view finds the words of the language at hand. */
export type Notice = keyof (typeof words)['notices'] | keyof (typeof words)['problems']

export type Say = (notice: Notice, values?: Record<string, string>) => void

export function sayIn(snackbar: ActorRefFrom<typeof snackbarMachine>): Say {
  return (notice, values) => {
    const isProblem = /^[A-Z_]+$/.test(notice)
    snackbar.send({
      type: 'snackbar.show',
      message: {
        key: `${isProblem ? 'problems' : 'notices'}:${notice}`,
        tone: isProblem || notice.endsWith('Failed') ? 'failure' : 'success',
        ...(values && { values }),
      },
    })
  }
}
