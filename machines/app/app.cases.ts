import type { FlowCases } from '@phaen/statecharts'
import type { appMachine } from './app.machine.ts'

const sheets = {
  id: 'c-1',
  path: 'sheets',
  name: 'แผ่นพลาสติก',
  imageUrl: '/media/sheets.svg',
  productCount: 2,
  children: [],
}

export const cases: FlowCases<typeof appMachine> = {
  inputs: [
    { language: 'th', categories: undefined },
    { language: 'en', categories: [] },
  ],
  events: { 'language.changed': [{ language: 'en' }] },
  replies: { loadCategories: { done: [[sheets], []], error: [{ code: 'INTERNAL' }] } },
}
