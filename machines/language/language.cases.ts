import type { FlowCases } from '@phaen/statecharts'
import type { languageMachine } from './language.machine.ts'

export const cases: FlowCases<typeof languageMachine> = {
  inputs: [{ language: 'th' }, { language: 'en' }],
  events: {
    'language.choose': [{ language: 'en' }, { language: 'th' }],
    'language.chosenElsewhere': [{ language: 'en' }, { language: 'th' }],
  },
  replies: { loadTranslations: { done: [undefined], error: [{ code: 'INTERNAL' }] } },
}
