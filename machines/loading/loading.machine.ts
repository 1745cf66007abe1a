import { assign, setup } from 'xstate'

/** Counts the requests in flight; the overlay shows while there are any. Spec part 4. */
export const loadingMachine = setup({
  types: {} as {
    context: { inFlight: number }
    events: { type: 'loading.start' } | { type: 'loading.stop' }
    tags: 'pending'
  },
  actions: {
    countUp: assign({ inFlight: ({ context }) => context.inFlight + 1 }),
    countDown: assign({ inFlight: ({ context }) => context.inFlight - 1 }),
  },
  guards: {
    isLast: ({ context }) => context.inFlight === 1,
  },
}).createMachine({
  id: 'loading',
  description: 'Whether anything is under way that the shopper has to wait for.',
  context: { inFlight: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'No request is in flight.',
      on: {
        'loading.start': { description: 'The first request leaves.', target: 'busy', actions: 'countUp' },
        'loading.stop': {
          description: 'Ignored: nothing is in flight, and the count never falls below zero.',
        },
      },
    },
    busy: {
      description: 'At least one request is in flight: the overlay shows.',
      tags: 'pending',
      on: {
        'loading.start': { description: 'Another request leaves.', actions: 'countUp' },
        'loading.stop': [
          {
            description: 'The last answer or error came.',
            guard: 'isLast',
            target: 'idle',
            actions: 'countDown',
          },
          { description: 'An answer or error came, others are still out.', actions: 'countDown' },
        ],
      },
    },
  },
})
