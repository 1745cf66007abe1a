import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { OfficeImport, OfficeImportCounts } from '../../openapi/generated/schema.ts'
import { importMachine, type ReadRows } from './import.machine.ts'

const none: OfficeImportCounts = { wrong: 0, same: 0, waiting: 0, changed: 0, added: 0, failed: 0 }
const rows: ReadRows = { name: 'prices.csv', text: 'code,variant,price', encoding: 'windows-874' }
const recordOf = (id: string, counts: Partial<OfficeImportCounts>): OfficeImport => ({
  ...{ id, name: 'prices.csv', createdAt: '2024-11-20T07:32:00Z', staffName: 'สมศรี ใจดี' },
  ...{ columns: [], ignoredColumns: [], rows: [] },
  counts: { ...none, ...counts },
})

interface Asked {
  what: string
  input: unknown
  answer: (output: unknown) => void
  fail: (code: string) => void
}

/** The flow with actors that the test answers, one after the other. */
function openFlow() {
  const asked: Asked[] = []
  const kept: string[] = []
  const actor = <Output, Input>(what: string) =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise<Output>((resolve, reject) => {
          const fail = (code: string) => reject({ code })
          // The cast is safe: each test answers what the actor outputs.
          asked.push({ what, input, answer: (output) => resolve(output as Output), fail })
        }),
    )
  const flow = createActor(
    importMachine.provide({
      actors: {
        readFile: actor('readFile'),
        preview: actor('preview'),
        open: actor('open'),
        runStep: actor('runStep'),
      },
    }),
  )
  flow.on('import.kept', ({ id }) => kept.push(id))
  flow.start()
  const state = () => flow.getSnapshot()
  /** Answers what is asked now, once it is asked. */
  const next = async (what: string): Promise<Asked> => {
    await waitFor(flow, () => asked.length > 0)
    const one = asked.shift()
    expect(one?.what).toBe(what)
    return one as Asked
  }
  const reached = (value: ReturnType<typeof state>['value']) =>
    waitFor(flow, (snapshot) => snapshot.value === value)
  return { send: flow.send, state, next, reached, kept, asked }
}

type OpenFlow = ReturnType<typeof openFlow>

async function preview({ send, next, reached }: OpenFlow, counts: Partial<OfficeImportCounts>) {
  send({ type: 'file.choose', file: 'the file' })
  ;(await next('readFile')).answer(rows)
  await reached('previewing')
  ;(await next('preview')).answer(recordOf('im-1', counts))
  await reached('previewed')
}

test('a file is read, then looked at, and kept at the server before anything is written', async () => {
  const flow = openFlow()
  flow.send({ type: 'file.choose', file: 'the file' })
  const reading = await flow.next('readFile')
  expect(reading.input).toEqual({ file: 'the file' })
  reading.answer(rows)
  await flow.reached('previewing')
  const previewing = await flow.next('preview')
  expect(previewing.input).toEqual({ rows })
  previewing.answer(recordOf('im-1', { waiting: 3, wrong: 1 }))
  await flow.reached('previewed')
  expect(flow.kept).toEqual(['im-1'])
  expect(flow.state().context).toMatchObject({ id: 'im-1', rows, record: { counts: { waiting: 3 } } })
  expect(flow.asked).toEqual([])
})

test('it is written step by step until none waits, and then its rows are read again', async () => {
  const flow = openFlow()
  await preview(flow, { waiting: 3 })
  flow.send({ type: 'run.start' })
  const first = await flow.next('runStep')
  expect(first.input).toEqual({ id: 'im-1' })
  first.answer({ counts: { ...none, waiting: 1, changed: 2 } })
  const second = await flow.next('runStep')
  expect(flow.state().context.record?.counts).toMatchObject({ waiting: 1, changed: 2 })
  second.answer({ counts: { ...none, changed: 3 } })
  const opening = await flow.next('open')
  expect(opening.input).toEqual({ id: 'im-1' })
  expect(flow.state().context.record?.counts.changed).toBe(3)
  opening.answer(recordOf('im-1', { changed: 3 }))
  await flow.reached('finished')
})

test('whoever stops it waits for the step that was sent, and can go on', async () => {
  const flow = openFlow()
  await preview(flow, { waiting: 3 })
  flow.send({ type: 'run.start' })
  const step = await flow.next('runStep')
  flow.send({ type: 'run.stop' })
  expect(flow.state().value).toBe('running')
  step.answer({ counts: { ...none, waiting: 2, changed: 1 } })
  ;(await flow.next('open')).answer(recordOf('im-1', { waiting: 2, changed: 1 }))
  await flow.reached('stopped')
  flow.send({ type: 'run.start' })
  ;(await flow.next('runStep')).answer({ counts: { ...none, waiting: 1, changed: 2 } })
  ;(await flow.next('runStep')).answer({ counts: { ...none, changed: 3 } })
  ;(await flow.next('open')).answer(recordOf('im-1', { changed: 3 }))
  await flow.reached('finished')
})

test('a step without an answer can be asked for again, or left there', async () => {
  const flow = openFlow()
  await preview(flow, { waiting: 3 })
  flow.send({ type: 'run.start' })
  ;(await flow.next('runStep')).fail('OFFLINE')
  await flow.reached('runFailed')
  expect(flow.state().context.errorCode).toBe('OFFLINE')
  flow.send({ type: 'import.retry' })
  expect(flow.state().context.errorCode).toBeUndefined()
  ;(await flow.next('runStep')).fail('OFFLINE')
  await flow.reached('runFailed')
  flow.send({ type: 'run.stop' })
  ;(await flow.next('open')).answer(recordOf('im-1', { waiting: 2, failed: 1 }))
  await flow.reached('stopped')
  expect(flow.state().context.errorCode).toBeUndefined()
})

test('a preview without an answer is asked for again with the same rows; a wrong file is not', async () => {
  const flow = openFlow()
  flow.send({ type: 'rows.paste', rows })
  ;(await flow.next('preview')).fail('OFFLINE')
  await flow.reached('previewFailed')
  flow.send({ type: 'import.retry' })
  const again = await flow.next('preview')
  expect(again.input).toEqual({ rows })
  again.fail('LACKS_COLUMNS')
  await flow.reached('refused')
  expect(flow.state().context).toMatchObject({ errorCode: 'LACKS_COLUMNS', rows: undefined })
  flow.send({ type: 'import.retry' })
  expect(flow.state().value).toBe('refused')
  flow.send({ type: 'file.choose', file: 'a workbook' })
  expect(flow.state().context.errorCode).toBeUndefined()
  ;(await flow.next('readFile')).fail('WORKBOOK')
  await flow.reached('refused')
  expect(flow.state().context).toMatchObject({ errorCode: 'WORKBOOK', file: undefined })
})

test('a preview without an answer is left for another file, or for other rows', async () => {
  const flow = openFlow()
  flow.send({ type: 'rows.paste', rows })
  ;(await flow.next('preview')).fail('OFFLINE')
  await flow.reached('previewFailed')
  const others: ReadRows = { name: 'pasted', text: 'code\tvariant' }
  flow.send({ type: 'rows.paste', rows: others })
  expect(flow.state().context.errorCode).toBeUndefined()
  const again = await flow.next('preview')
  expect(again.input).toEqual({ rows: others })
  again.fail('OFFLINE')
  await flow.reached('previewFailed')
  flow.send({ type: 'file.choose', file: 'the file' })
  expect(flow.state().context).toMatchObject({ errorCode: undefined, rows: undefined })
  expect((await flow.next('readFile')).input).toEqual({ file: 'the file' })
})

test.each(['changed', 'added', 'failed'] as const)(
  'an import that was stopped is opened again where it is: %s',
  async (count) => {
    const flow = openFlow()
    flow.send({ type: 'import.open', id: 'im-7' })
    const opening = await flow.next('open')
    expect(opening.input).toEqual({ id: 'im-7' })
    opening.answer(recordOf('im-7', { [count]: 1, waiting: 2 }))
    await flow.reached('stopped')
    expect(flow.kept).toEqual([])
    flow.send({ type: 'run.start' })
    expect((await flow.next('runStep')).input).toEqual({ id: 'im-7' })
  },
)

test('one that was never begun is opened as it was looked at, and one that is kept no longer says so', async () => {
  const flow = openFlow()
  flow.send({ type: 'import.open', id: 'im-7' })
  ;(await flow.next('open')).answer(recordOf('im-7', { waiting: 2 }))
  await flow.reached('previewed')
  flow.send({ type: 'import.open', id: 'im-8' })
  expect(flow.state().context.record).toBeUndefined()
  ;(await flow.next('open')).fail('NOT_FOUND')
  await flow.reached('openFailed')
  expect(flow.state().context.errorCode).toBe('NOT_FOUND')
  flow.send({ type: 'import.leave' })
  expect(flow.state().value).toBe('choosing')
  expect(flow.state().context).toMatchObject({ id: '', errorCode: undefined })
})

test('nothing is run where nothing waits', async () => {
  const flow = openFlow()
  await preview(flow, { same: 4, wrong: 1 })
  flow.send({ type: 'run.start' })
  expect(flow.state().value).toBe('previewed')
})

test('a missing actor implementation stops the machine with an error', () => {
  const flow = createActor(importMachine)
  flow.subscribe({ error: () => {} })
  flow.start()
  flow.send({ type: 'file.choose', file: 'the file' })
  expect(String(flow.getSnapshot().error)).toContain("import: the actor 'readFile' is not provided")
})
