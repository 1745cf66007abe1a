import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type {
  OfficeImport,
  OfficeImportProgress,
  OfficeImportUpload,
} from '../../openapi/generated/schema.ts'

/** Rows that were read from a file, or pasted. */
export interface ReadRows extends OfficeImportUpload {
  /** What the file was written in; absent of pasted rows. */
  encoding?: 'utf-8' | 'utf-16' | 'windows-874'
}

/** What is wrong with a file as a whole: choosing another one is the only way on. */
const faultsOfFiles = [
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'WORKBOOK',
  'UNREADABLE_FILE',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'LACKS_COLUMNS',
  'DOUBLE_COLUMNS',
]

const notProvided = (what: string): never => {
  throw new Error(`import: ${what} is not provided`)
}

/**
 * Goods from a file: read, looked at before anything changes, and then written in steps that can be stopped. The server keeps each
 * import, so that one that was stopped can be opened again.
 */
export const importMachine = setup({
  types: {} as {
    context: {
      file: unknown
      rows: ReadRows | undefined
      id: string
      record: OfficeImport | undefined
      isStopping: boolean
      errorCode: string | undefined
    }
    events:
      | { type: 'file.choose'; file: unknown }
      | { type: 'rows.paste'; rows: ReadRows }
      | { type: 'import.open'; id: string }
      | { type: 'import.leave' }
      | { type: 'import.retry' }
      | { type: 'run.start' }
      | { type: 'run.stop' }
    emitted: { type: 'import.kept'; id: string }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readFile: fromPromise<ReadRows, { file: unknown }>(() => notProvided("the actor 'readFile'")),
    preview: fromPromise<OfficeImport, { rows: ReadRows | undefined }>(() =>
      notProvided("the actor 'preview'"),
    ),
    open: fromPromise<OfficeImport, { id: string }>(() => notProvided("the actor 'open'")),
    runStep: fromPromise<OfficeImportProgress, { id: string }>(() => notProvided("the actor 'runStep'")),
  },
  guards: {
    isFaultOfFile: (_, params: { error: unknown }) => faultsOfFiles.includes(codeOf(params.error)),
    hasWaiting: (_, params: { record: OfficeImport | undefined }) =>
      params.record !== undefined && params.record.counts.waiting > 0,
    isUntouched: (_, params: { record: OfficeImport }) => {
      const { changed, added, failed } = params.record.counts
      return changed + added + failed === 0
    },
    isToGoOn: ({ context }, params: { progress: OfficeImportProgress }) =>
      params.progress.counts.waiting > 0 && !context.isStopping,
  },
  actions: {
    setFile: assign({ file: (_, params: { file: unknown }) => params.file }),
    clearFile: assign({ file: undefined }),
    setRows: assign({ rows: (_, params: { rows: ReadRows }) => params.rows }),
    clearRows: assign({ rows: undefined }),
    setId: assign({ id: (_, params: { id: string }) => params.id }),
    clearId: assign({ id: '' }),
    setRecord: assign({ record: (_, params: { record: OfficeImport }) => params.record }),
    clearRecord: assign({ record: undefined }),
    setProgress: assign({
      record: ({ context }, params: { progress: OfficeImportProgress }) =>
        context.record && { ...context.record, counts: params.progress.counts },
    }),
    setStopping: assign({ isStopping: true }),
    clearStopping: assign({ isStopping: false }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    emitKept: emit((_, params: { id: string }) => ({ type: 'import.kept', id: params.id })),
  },
}).createMachine({
  id: 'import',
  description: 'Goods that staff import from a file.',
  meta: {
    ignores: {
      'file.choose': 'Another file is read, or an import is on the page.',
      'rows.paste': 'Other rows are read, or an import is on the page.',
      'import.retry': 'Nothing has failed.',
      'run.start': 'There is nothing to begin with, or it runs.',
      'run.stop': 'Nothing runs.',
    },
  },
  context: {
    file: undefined,
    rows: undefined,
    id: '',
    record: undefined,
    isStopping: false,
    errorCode: undefined,
  },
  initial: 'choosing',
  on: {
    'import.open': {
      description: 'Open one that the server keeps.',
      target: '.opening',
      actions: [
        'clearFile',
        'clearRows',
        'clearRecord',
        'clearError',
        { type: 'setId', params: ({ event }) => ({ id: event.id }) },
      ],
    },
    'import.leave': {
      description: 'Leave it for another file. What was not written waits at the server.',
      target: '.choosing',
      actions: ['clearFile', 'clearRows', 'clearRecord', 'clearError', 'clearId'],
    },
  },
  states: {
    choosing: {
      description: 'A file is to be chosen, or rows to be pasted.',
      on: {
        'file.choose': {
          description: 'Read this file.',
          target: 'reading',
          actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
        },
        'rows.paste': {
          description: 'Look at these rows.',
          target: 'previewing',
          actions: { type: 'setRows', params: ({ event }) => ({ rows: event.rows }) },
        },
      },
    },
    reading: {
      description: 'The browser reads the file by its bytes.',
      tags: 'pending',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          description: 'It is text.',
          target: 'previewing',
          actions: ['clearFile', { type: 'setRows', params: ({ event }) => ({ rows: event.output }) }],
        },
        onError: {
          description: 'It is something else.',
          target: 'refused',
          actions: ['clearFile', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    previewing: {
      description:
        'The server reads the rows and says what each would change. Nothing is written to the goods.',
      tags: 'pending',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => ({ rows: context.rows }),
        onDone: {
          description: 'It says so, and keeps it.',
          target: 'previewed',
          actions: [
            { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
            { type: 'setId', params: ({ event }) => ({ id: event.output.id }) },
            { type: 'emitKept', params: ({ event }) => ({ id: event.output.id }) },
          ],
        },
        onError: [
          {
            description: 'No rows of goods can be read from it.',
            guard: { type: 'isFaultOfFile', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: ['clearRows', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            description: 'There was no answer. The rows are held.',
            target: 'previewFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      description: 'The file is not what can be imported, and why is said.',
      tags: 'failed',
      on: {
        'file.choose': {
          description: 'Read another file.',
          target: 'reading',
          actions: ['clearError', { type: 'setFile', params: ({ event }) => ({ file: event.file }) }],
        },
        'rows.paste': {
          description: 'Look at other rows.',
          target: 'previewing',
          actions: ['clearError', { type: 'setRows', params: ({ event }) => ({ rows: event.rows }) }],
        },
      },
    },
    previewFailed: {
      description: 'What the rows would change could not be found out.',
      tags: 'failed',
      on: {
        'import.retry': {
          description: 'Ask once more, with the same rows.',
          target: 'previewing',
          actions: 'clearError',
        },
        'file.choose': {
          description: 'Read another file instead.',
          target: 'reading',
          actions: [
            'clearError',
            'clearRows',
            { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
          ],
        },
        'rows.paste': {
          description: 'Look at other rows instead.',
          target: 'previewing',
          actions: ['clearError', { type: 'setRows', params: ({ event }) => ({ rows: event.rows }) }],
        },
      },
    },
    previewed: {
      description: 'Each change and each fault is shown by its line. Nothing has been written.',
      on: {
        'run.start': {
          description: 'Write what is right.',
          guard: { type: 'hasWaiting', params: ({ context }) => ({ record: context.record }) },
          target: 'running',
        },
      },
    },
    running: {
      description: 'The server writes the next products, and is asked again as long as some wait.',
      tags: 'pending',
      entry: 'clearStopping',
      invoke: {
        id: 'runStep',
        src: 'runStep',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            description: 'Some wait.',
            guard: { type: 'isToGoOn', params: ({ event }) => ({ progress: event.output }) },
            target: 'running',
            reenter: true,
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
          },
          {
            description: 'None waits, or it is stopped: read what became of each row.',
            target: 'opening',
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
          },
        ],
        onError: {
          description: 'There was no answer. What was written is written, and the rest waits.',
          target: 'runFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'run.stop': {
          description: 'Stop after the products that are being written.',
          actions: 'setStopping',
        },
      },
    },
    runFailed: {
      description: 'A step had no answer.',
      tags: 'failed',
      on: {
        'import.retry': { description: 'Go on.', target: 'running', actions: 'clearError' },
        'run.stop': {
          description: 'Leave it there, and read what became of each row.',
          target: 'opening',
          actions: 'clearError',
        },
      },
    },
    opening: {
      description: 'The import is read with what became of its rows.',
      tags: 'pending',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            description: 'Nothing of it was written.',
            guard: { type: 'isUntouched', params: ({ event }) => ({ record: event.output }) },
            target: 'previewed',
            actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
          },
          {
            description: 'A part of it was written.',
            guard: { type: 'hasWaiting', params: ({ event }) => ({ record: event.output }) },
            target: 'stopped',
            actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
          },
          {
            description: 'All of it was.',
            target: 'finished',
            actions: { type: 'setRecord', params: ({ event }) => ({ record: event.output }) },
          },
        ],
        onError: {
          description: 'There was no answer, or it is kept no longer.',
          target: 'openFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    openFailed: {
      description: 'The import could not be read.',
      tags: 'failed',
      on: {
        'import.retry': { description: 'Read it once more.', target: 'opening', actions: 'clearError' },
      },
    },
    stopped: {
      description: 'Some products are written, and the others wait.',
      on: {
        'run.start': { description: 'Go on with the others.', target: 'running' },
      },
    },
    finished: {
      description: 'All that could be written is. What was left out is listed with the reason.',
    },
  },
})
