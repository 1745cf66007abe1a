import type { FlowCases } from '../../tools/statecharts/cases.ts'
import type { loadingMachine } from './loading.machine.ts'

export const cases: FlowCases<typeof loadingMachine> = {}
