import type { FlowCases } from '@phaen/statecharts'
import type { savedListsMachine } from './saved-lists.machine.ts'

const front = { id: 'l-front', name: 'ป้ายหน้าร้าน', savedAt: '2026-11-01T03:00:00.000Z', lineCount: 2 }
const back = { id: 'l-back', name: 'Back wall', savedAt: '2026-10-01T03:00:00.000Z', lineCount: 1 }
const made = { id: 'l-made', name: 'New', savedAt: '2026-11-02T03:00:00.000Z', lineCount: 3 }
const lines = [{ productId: 'p-ac-cast', variantId: 'p-ac-cast-red', quantity: 4 }]

export const cases: FlowCases<typeof savedListsMachine> = {
  events: {
    'list.create': [{ lines }, { lines: [] }],
    'list.rename': [{ id: 'l-front' }, { id: 'l-none' }],
    'list.overwrite': [
      { id: 'l-front', lines },
      { id: 'l-none', lines },
    ],
    'list.delete': [{ id: 'l-front' }, { id: 'l-none' }],
    'name.submit': [{ name: 'New' }, { name: ' ' }, { name: 'back WALL' }],
  },
  replies: {
    readLists: { done: [[front, back], [], [made, front, back]], error: [{ code: 'OFFLINE' }] },
    saveList: {
      done: [{ id: 'l-new', name: 'New', savedAt: '2026-11-02T03:00:00.000Z', lineCount: 1 }],
      error: [{ code: 'NOT_FOUND' }, { code: 'LIST_NAME_TAKEN' }, { code: 'SAVED_LISTS_FULL' }],
    },
    deleteList: { done: [undefined], error: [{ code: 'NOT_FOUND' }, { code: 'OFFLINE' }] },
  },
  // The list that has the name was made elsewhere.
  stories: [
    [
      { send: { type: 'session.began' } },
      { actor: 'readLists', done: [front, back] },
      { send: { type: 'list.create', lines } },
      { send: { type: 'name.submit', name: 'New' } },
      { actor: 'saveList', error: { code: 'LIST_NAME_TAKEN' } },
      { actor: 'readLists', done: [made, front, back] },
      { send: { type: 'name.replace' } },
    ],
  ],
}
