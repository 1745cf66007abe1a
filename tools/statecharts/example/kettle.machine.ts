import { assign, fromPromise, setup } from 'xstate'

export const kettleMachine = setup({
  types: {} as {
    context: { litres: number; fault: unknown }
    events: { type: 'fill'; litres: number } | { type: 'boil' } | { type: 'lift' }
  },
  actors: {
    heat: fromPromise<void, { litres: number }>(() => {
      throw new Error('heat is not provided')
    }),
  },
  guards: { fits: (_, params: { litres: number }) => params.litres <= 2 },
  actions: {
    setLitres: assign({ litres: (_, params: { litres: number }) => params.litres }),
    setFault: assign({ fault: (_, params: { error: unknown }) => params.error }),
  },
  delays: { coolDown: 60_000 },
}).createMachine({
  id: 'kettle',
  context: { litres: 0, fault: undefined },
  initial: 'empty',
  meta: {
    ignores: { boil: 'There is no cold water to boil.', lift: 'It may stand or be lifted, cold or empty.' },
  },
  states: {
    empty: {
      on: {
        fill: {
          guard: { type: 'fits', params: ({ event }) => ({ litres: event.litres }) },
          target: 'cold',
          actions: { type: 'setLitres', params: ({ event }) => ({ litres: event.litres }) },
        },
      },
    },
    cold: {
      meta: { ignores: { fill: 'It is full.' } },
      on: { boil: { target: 'heating' } },
    },
    heating: {
      meta: { ignores: { fill: 'The lid is shut.' } },
      invoke: {
        id: 'heat',
        src: 'heat',
        input: ({ context }) => ({ litres: context.litres }),
        onDone: { target: 'hot' },
        onError: {
          target: 'cold',
          actions: { type: 'setFault', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { lift: { target: 'cold' } },
    },
    hot: {
      meta: { ignores: { fill: 'It is full.' } },
      after: { coolDown: { target: 'cold' } },
    },
  },
})
