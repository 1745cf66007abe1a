import { assign, setup } from 'xstate'

/** The message as a translation key, never as translated text. */
export interface SnackbarMessage {
  key: string
  tone: 'success' | 'failure'
  values?: Record<string, string>
}

/** Shows one message at a time for two seconds and ignores others meanwhile. Spec parts 4 and 9. */
export const snackbarMachine = setup({
  types: {} as {
    context: { message: SnackbarMessage | undefined }
    events: { type: 'snackbar.show'; message: SnackbarMessage }
    meta: { spec: string[]; ignores?: Record<string, string> }
  },
  actions: {
    setMessage: assign({ message: (_, params: { message: SnackbarMessage }) => params.message }),
    clearMessage: assign({ message: undefined }),
  },
  delays: { display: 2000 },
}).createMachine({
  id: 'snackbar',
  description: 'The one short message at the foot of the page.',
  context: { message: undefined },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing is said.',
      on: {
        'snackbar.show': {
          description: 'Something happened that the shopper should know.',
          target: 'shown',
          actions: { type: 'setMessage', params: ({ event }) => ({ message: event.message }) },
        },
      },
    },
    shown: {
      description: 'The message can be read.',
      meta: {
        spec: ['R2.31', 'R4.13', 'R4.14', 'R9.3'],
        ignores: { 'snackbar.show': 'One message shows already.' },
      },
      exit: 'clearMessage',
      after: {
        display: { description: 'Two seconds are over.', target: 'hidden' },
      },
    },
  },
})
