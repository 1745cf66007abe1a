import type { FlowCases } from '../../tests/model/cases.ts'
import type { loadingMachine } from './loading.machine.ts'

export const cases: FlowCases<typeof loadingMachine> = {}
