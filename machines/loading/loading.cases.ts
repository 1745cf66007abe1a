import type { FlowCases } from '@phaen/statecharts'
import type { loadingMachine } from './loading.machine.ts'

export const cases: FlowCases<typeof loadingMachine> = {}
