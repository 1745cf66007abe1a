import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate'
import { type ListQuery, type Page, pagedListMachine } from './paged-list.machine.ts'

export interface Asked {
  query: ListQuery
  pageNumber: number
  pageSize: number
}

/** A list of numbered items; `hold` delays the answers, `fail` turns them into failures. */
export function openList(input: InputFrom<typeof pagedListMachine>, shelf: number) {
  const control = { shelf, fail: false, hold: false }
  const asked: Asked[] = []
  const held: (() => void)[] = []
  const answerTo = ({ query, pageNumber, pageSize }: Asked): Page => ({
    data: Array.from(
      { length: control.shelf },
      (_, index) => `${String(query['keyword'] ?? '')}${index + 1}`,
    ).slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalRecords: control.shelf,
    about: `about ${control.shelf}`,
  })
  const machine = pagedListMachine.provide({
    actors: {
      fetchPage: fromPromise<Page, Asked>(({ input: ask }) => {
        asked.push(ask)
        const answer = () =>
          control.fail ? Promise.reject({ code: 'INTERNAL' }) : Promise.resolve(answerTo(ask))
        return control.hold ? new Promise((settle) => held.push(() => settle(answer()))) : answer()
      }),
    },
  })
  const list = createActor(machine, { input }).start()
  const state = () => list.getSnapshot()
  const settled = (value: string) => waitFor(list, (snapshot) => snapshot.value === value)
  return { list, control, asked, held, state, settled, count: () => state().context.items.length }
}
