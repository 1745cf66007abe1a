import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { cases } from './saved-lists.cases.ts'
import { savedListsMachine } from './saved-lists.machine.ts'

const [lists = []] = cases.replies?.readLists?.done ?? []
const lines = [{ productId: 'p-ac-cast', variantId: 'p-ac-cast-red', quantity: 4 }]
type Draft = { id: string | undefined; name: string; lines: typeof lines | undefined }

async function openFlow(
  save: (draft: Draft) => Promise<void> = () => Promise.resolve(),
  read: () => Promise<typeof lists> = () => Promise.resolve(lists),
) {
  const flow = createActor(
    savedListsMachine.provide({
      actors: {
        readLists: fromPromise(() => read()),
        saveList: fromPromise(async ({ input }) => {
          await save(input)
          return { id: input.id ?? 'l-new', name: input.name, savedAt: '2026-11-27T00:00:00Z', lineCount: 1 }
        }),
        deleteList: fromPromise(() => Promise.reject({ code: 'NOT_FOUND' })),
      },
    }),
  ).start()
  flow.send({ type: 'session.began' })
  await waitFor(flow, (snapshot) => snapshot.matches('listing'))
  const listed = async () =>
    (await waitFor(flow, (snapshot) => snapshot.matches('listing'))).context.lists.map(({ name }) => name)
  return { flow, listed }
}

test('R21.8: a new list is kept by its name and comes first', async () => {
  const { flow, listed } = await openFlow()
  flow.send({ type: 'list.create', lines })
  flow.send({ type: 'name.submit', name: 'New' })
  expect(await listed()).toEqual(['New', 'ป้ายหน้าร้าน', 'Back wall'])
})

test('R21.8: a name that another list has is not sent, and its lines may be replaced', async () => {
  const saved: Draft[] = []
  const { flow, listed } = await openFlow(async (draft) => void saved.push(draft))
  flow.send({ type: 'list.create', lines })
  flow.send({ type: 'name.submit', name: ' back WALL' })
  expect(flow.getSnapshot()).toMatchObject({
    value: { naming: 'refused' },
    context: { errorCode: 'LIST_NAME_TAKEN' },
  })
  flow.send({ type: 'name.replace' })
  expect(await listed()).toEqual(['Back wall', 'ป้ายหน้าร้าน'])
  expect(saved).toEqual([{ id: 'l-back', name: 'Back wall', lines }])
})

test('R21.8: lines may replace those of a list that was not known here', async () => {
  const made = { id: 'l-made', name: 'New', savedAt: '2026-11-02T03:00:00Z', lineCount: 1 }
  const saved: Draft[] = []
  const readings = [() => Promise.resolve(lists), () => Promise.reject({ code: 'OFFLINE' })]
  const { flow, listed } = await openFlow(
    async (draft) => {
      if (draft.id === undefined) throw { code: 'LIST_NAME_TAKEN' }
      saved.push(draft)
    },
    () => readings.shift()?.() ?? Promise.resolve([made, ...lists]),
  )
  const refusedFor = async (code: string) => {
    const { context } = await waitFor(flow, (snapshot) => snapshot.matches({ naming: 'refused' }))
    expect(context).toMatchObject({ errorCode: code, draft: { name: ' new', lines } })
  }
  flow.send({ type: 'list.create', lines })
  flow.send({ type: 'name.submit', name: ' new' })
  await refusedFor('OFFLINE')
  flow.send({ type: 'name.submit', name: ' new' })
  await refusedFor('LIST_NAME_TAKEN')
  flow.send({ type: 'name.replace' })
  expect(await listed()).toEqual(['New', 'ป้ายหน้าร้าน', 'Back wall'])
  expect(saved).toEqual([{ id: 'l-made', name: 'New', lines }])
})

test('R21.8: a list keeps its place where it is only renamed, and cannot take the place of another', async () => {
  const { flow, listed } = await openFlow()
  flow.send({ type: 'list.rename', id: 'l-back' })
  flow.send({ type: 'name.submit', name: 'ป้ายหน้าร้าน' })
  expect(flow.getSnapshot().can({ type: 'name.replace' })).toBe(false)
  flow.send({ type: 'name.submit', name: 'Side wall' })
  expect(await listed()).toEqual(['ป้ายหน้าร้าน', 'Side wall'])
})

test('R21.8: what could not be saved keeps its name and its lines', async () => {
  const { flow } = await openFlow(() => Promise.reject({ code: 'OFFLINE' }))
  flow.send({ type: 'list.overwrite', id: 'l-front', lines })
  const { context } = await waitFor(flow, (snapshot) => snapshot.matches({ naming: 'refused' }))
  expect(context).toMatchObject({
    draft: { id: 'l-front', name: 'ป้ายหน้าร้าน', lines },
    errorCode: 'OFFLINE',
  })
})

test('R21.8: lines for a list that was deleted elsewhere are saved as a new one, by its name', async () => {
  const saved: Draft[] = []
  const { flow, listed } = await openFlow(async (draft) => {
    if (draft.id !== undefined) throw { code: 'NOT_FOUND' }
    saved.push(draft)
  })
  const gone: string[] = []
  flow.on('list.gone', ({ id }) => gone.push(id))
  flow.send({ type: 'list.overwrite', id: 'l-front', lines })
  const { context } = await waitFor(flow, (snapshot) => snapshot.matches({ naming: 'refused' }))
  expect(context).toMatchObject({
    draft: { id: undefined, name: 'ป้ายหน้าร้าน', lines },
    errorCode: 'LIST_GONE',
    lists: [{ name: 'Back wall' }],
  })
  expect(gone).toEqual(['l-front'])
  flow.send({ type: 'name.submit', name: context.draft.name })
  expect(await listed()).toEqual(['ป้ายหน้าร้าน', 'Back wall'])
  expect(saved).toEqual([{ id: undefined, name: 'ป้ายหน้าร้าน', lines }])
})

test('R21.8: a list that is gone already counts as deleted', async () => {
  const { flow, listed } = await openFlow()
  flow.send({ type: 'list.delete', id: 'l-front' })
  flow.send({ type: 'deletion.confirm' })
  expect(await listed()).toEqual(['Back wall'])
})

test('R21.8: the lists go with the customer', async () => {
  const { flow } = await openFlow()
  flow.send({ type: 'list.create', lines })
  flow.send({ type: 'session.ended' })
  expect(flow.getSnapshot()).toMatchObject({
    value: 'signedOut',
    context: { lists: [], draft: { lines: undefined } },
  })
})
