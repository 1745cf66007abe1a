import { assign, setup } from 'xstate'

/** Counts the requests in flight; the loading overlay is shown while there are any. Spec part 4. */
export const loadingMachine = setup({
  types: {} as {
    context: { inFlight: number }
    events: { type: 'loading.start' } | { type: 'loading.stop' }
    tags: 'pending'
    meta: { spec: string[]; ignores?: Record<string, string> }
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
      description: 'No request is in flight, or only such as asked not to be seen.',
      meta: {
        spec: ['R4.10'],
        ignores: { 'loading.stop': 'Nothing is in flight, and the count never falls below zero.' },
      },
      on: {
        'loading.start': { description: 'The first request leaves.', target: 'busy', actions: 'countUp' },
      },
    },
    busy: {
      description: 'At least one request is in flight: the overlay shows.',
      meta: { spec: ['R2.30', 'R3.45', 'R4.9', 'R4.11', 'R4.12'] },
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
