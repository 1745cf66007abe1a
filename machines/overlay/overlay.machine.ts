import { assign, emit, setup } from 'xstate'

/** What closed the overlay. Only after `back` has the browser's history already moved. */
export type ClosedBy = 'escape' | 'outside' | 'back' | 'program'

/**
 * A dialog over the page. Escape, a click outside and back navigation close it; a persistent dialog pulses
 * instead. Each overlay's z-index is ten above the one below, and only the topmost reacts. Spec parts 2 and 9.
 */
export const overlayMachine = setup({
  types: {} as {
    context: { persistent: boolean; order: number }
    events:
      | { type: 'overlay.setPersistent'; persistent: boolean }
      | { type: 'overlay.open'; below: number }
      | { type: 'overlay.close' }
      | { type: 'overlay.escape' }
      | { type: 'overlay.outsideClick' }
      | { type: 'overlay.back' }
      | { type: 'overlay.cover' }
      | { type: 'overlay.uncover' }
    meta: { spec?: string[]; ignores?: Record<string, string> }
    emitted: { type: 'overlay.closed'; by: ClosedBy }
  },
  actions: {
    setPersistent: assign({ persistent: (_, params: { persistent: boolean }) => params.persistent }),
    takePlace: assign({ order: (_, params: { below: number }) => 2000 + 10 * params.below }),
    leavePlace: assign({ order: 2000 }),
    emitClosed: emit((_, params: { by: ClosedBy }) => ({ type: 'overlay.closed', by: params.by })),
  },
  guards: {
    isPersistent: ({ context }) => context.persistent,
  },
  delays: { pulse: 150 },
}).createMachine({
  id: 'overlay',
  description: 'One overlay of the stack.',
  context: { persistent: false, order: 2000 },
  initial: 'closed',
  on: {
    'overlay.setPersistent': {
      description:
        'Whether the shopper has to answer it, which may change while it is open: nobody leaves a form while it is saved.',
      actions: { type: 'setPersistent', params: ({ event }) => ({ persistent: event.persistent }) },
    },
  },
  states: {
    closed: {
      description: 'Not on the page.',
      meta: { ignores: { 'overlay.*': 'There is nothing to close and nothing to cover.' } },
      on: {
        'overlay.open': {
          description: 'It opens over the overlays that are open already; the event says how many.',
          target: 'open',
          actions: { type: 'takePlace', params: ({ event }) => ({ below: event.below }) },
        },
      },
    },
    open: {
      description: 'On the page, in its place of the stack.',
      meta: {
        spec: ['R9.28', 'R9.29'],
        ignores: { 'overlay.open': 'It is open.', 'overlay.uncover': 'Nothing lies above it.' },
      },
      initial: 'resting',
      exit: 'leavePlace',
      on: {
        'overlay.close': {
          description: 'A button of its own, or the program, closes it: that works on a persistent one too.',
          target: 'closed',
          actions: { type: 'emitClosed', params: { by: 'program' } },
        },
        'overlay.cover': {
          description: 'Another overlay opens above it.',
          target: '.covered',
        },
      },
      states: {
        resting: {
          description: 'Topmost, and reacts to the three ways to close it.',
          meta: { spec: ['R2.72', 'R2.73', 'R2.74'] },
          on: {
            'overlay.escape': [
              { description: 'Escape on a persistent one.', guard: 'isPersistent', target: 'pulsing' },
              {
                description: 'Escape.',
                target: '#overlay.closed',
                actions: { type: 'emitClosed', params: { by: 'escape' } },
              },
            ],
            'overlay.outsideClick': [
              {
                description: 'A click outside of a persistent one.',
                guard: 'isPersistent',
                target: 'pulsing',
              },
              {
                description: 'A click outside.',
                target: '#overlay.closed',
                actions: { type: 'emitClosed', params: { by: 'outside' } },
              },
            ],
            'overlay.back': [
              { description: 'Back from a persistent one.', guard: 'isPersistent', target: 'pulsing' },
              {
                description: 'Back navigation.',
                target: '#overlay.closed',
                actions: { type: 'emitClosed', params: { by: 'back' } },
              },
            ],
          },
        },
        pulsing: {
          description: 'It swells for a moment to say that it has to be answered.',
          meta: {
            spec: ['R2.75', 'R2.76', 'R9.30'],
            ignores: {
              'overlay.escape': 'It says already that it has to be answered.',
              'overlay.outsideClick': 'It says already that it has to be answered.',
              'overlay.back': 'It says already that it has to be answered.',
            },
          },
          on: {
            'overlay.setPersistent': {
              description: 'It need not be answered any more.',
              target: 'resting',
              actions: { type: 'setPersistent', params: ({ event }) => ({ persistent: event.persistent }) },
            },
          },
          after: {
            pulse: { description: '150 ms are over.', target: 'resting' },
          },
        },
        covered: {
          description: 'Another overlay lies above it: it is the one that closes.',
          meta: { ignores: { 'overlay.*': 'The overlay above answers.' } },
          on: {
            'overlay.uncover': { description: 'The one above has closed.', target: 'resting' },
          },
        },
      },
    },
  },
})
