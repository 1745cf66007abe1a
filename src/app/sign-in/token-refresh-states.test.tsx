import { describeScreenStates } from '../../../tests/support/screen-states/describe-screen-states.tsx'
import { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'

const underWay =
  'The refused requests wait for it: what they load shows its own skeleton, and the page stays.'

describeScreenStates('token-refresh', {
  machine: tokenRefreshMachine,
  context: { waiting: [], repeated: [], errorCode: '' },
  states: {
    'idle.resting': { unseen: 'Nothing is under way.' },
    'idle.postponed': { unseen: 'The refused requests have failed with a code, and their own part says so.' },
    'flight.waitingForLock': { unseen: underWay },
    'flight.looking': { unseen: underWay },
    'flight.refreshing': { unseen: underWay },
    'flight.repeating': { unseen: 'It is left in the same step.' },
    'flight.postponing': { unseen: 'It is left in the same step.' },
    'flight.givingUp': {
      unseen:
        'It is left in the same step: the session has run out, and the sign-in dialog and the snackbar say so.',
    },
  },
  show: () => <></>,
})
