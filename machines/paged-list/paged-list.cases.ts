import type { FlowCases } from '@phaen/statecharts'
import type { pagedListMachine } from './paged-list.machine.ts'

export const cases: FlowCases<typeof pagedListMachine> = {
  inputs: [
    { mode: 'append', pageSize: 2 },
    { mode: 'replace', pageSize: 2, pageNumber: 2, query: { keyword: 'acrylic' } },
    { mode: 'append' },
  ],
  events: {
    'list.page': [{ pageNumber: 3 }, { pageNumber: 0 }, { pageNumber: 9 }, { pageNumber: 2 }],
  },
  replies: {
    fetchPage: {
      done: [
        { data: ['a', 'b'], totalRecords: 4, about: { matched: ['pvc'] } },
        { data: ['c', 'd'], totalRecords: 3 },
        { data: ['e', 'f'], totalRecords: 8 },
        { data: [], totalRecords: 2 },
        { data: [], totalRecords: 0 },
      ],
      error: [{ code: 'INTERNAL' }],
    },
  },
}
