import {
  and,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate'

/** Uses every feature of XState once, for the tests of the walker. */
export const everythingMachine = setup({
  types: {} as {
    context: { left: number; heard: string[] }
    input: { left: number }
    output: number
    events:
      | { type: 'work.begin' }
      | { type: 'work.pause' }
      | { type: 'work.resume' }
      | { type: 'note.add'; text: string }
      | { type: 'note.drop' }
      | { type: 'ticker.tick' }
    emitted: { type: 'work.finished' }
  },
  actors: {
    job: fromPromise<number, { left: number }>(() => {
      throw new Error("everything: the actor 'job' is not provided")
    }),
    ticker: fromCallback<{ type: 'ticker.faster' }>(() => {
      throw new Error("everything: the actor 'ticker' is not provided")
    }),
  },
  actions: {
    setLeft: assign({ left: (_, params: { left: number }) => params.left }),
    hear: assign({ heard: ({ context, event }) => [...context.heard, event.type] }),
    startTicker: spawnChild('ticker', { id: 'watch' }),
    stopTicker: stopChild('watch'),
    hurryTicker: sendTo('watch', { type: 'ticker.faster' }),
    celebrate: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'work.finished' })),
    emitWorld: (_, _params: { left: number }) => {
      throw new Error("everything: the action 'emitWorld' is not provided")
    },
  },
  guards: {
    isDone: ({ context }) => context.left === 0,
    hasHeard: ({ context }) => context.heard.length > 0,
  },
  delays: {
    rest: ({ context }) => context.left * 100,
  },
}).createMachine({
  id: 'everything',
  context: ({ input }) => ({ left: input.left, heard: [] }),
  output: ({ context }) => context.heard.length,
  initial: 'idle',
  states: {
    idle: { on: { 'work.begin': { target: 'busy' } } },
    busy: {
      type: 'parallel',
      entry: 'startTicker',
      exit: 'stopTicker',
      on: {
        'work.pause': {
          guard: and([not('isDone'), or(['hasHeard', stateIn({ busy: { work: 'resting' } })])]),
          target: 'paused',
        },
        'ticker.tick': { actions: ['hear', 'hurryTicker'] },
      },
      onDone: {
        target: 'finished',
        actions: ['celebrate', { type: 'emitWorld', params: ({ context }) => ({ left: context.left }) }],
      },
      states: {
        work: {
          initial: 'doing',
          states: {
            doing: {
              tags: 'pending',
              invoke: {
                id: 'job',
                src: 'job',
                input: ({ context }) => ({ left: context.left }),
                onDone: {
                  target: 'judging',
                  actions: { type: 'setLeft', params: ({ event }) => ({ left: event.output }) },
                },
                onError: { target: 'judging' },
              },
            },
            judging: { always: [{ guard: 'isDone', target: 'done' }, { target: 'resting' }] },
            resting: { after: { rest: { target: 'doing' } } },
            done: { type: 'final' },
            past: { type: 'history' },
          },
        },
        notes: {
          initial: 'open',
          states: {
            open: { on: { 'note.*': { target: 'done', actions: 'hear' } } },
            done: { type: 'final' },
          },
        },
      },
    },
    paused: { on: { 'work.resume': { target: 'busy.work.past' } } },
    finished: { type: 'final' },
  },
})
