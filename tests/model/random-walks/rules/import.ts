import type { importMachine } from '../../../../machines/import/import.machine.ts'
import { always, type Rule } from '@phaen/statecharts'

type Import = typeof importMachine

const withRecord = ['previewed', 'running', 'runFailed', 'stopped', 'finished'] as const

export const rules: Rule<Import>[] = [
  always('why something failed is said as long as it has', ({ context, snapshot }) =>
    (context.errorCode !== undefined) === snapshot.hasTag('failed')
      ? undefined
      : `${context.errorCode} in ${String(snapshot.value)}`,
  ),
  always('what is shown of an import is there', ({ context, snapshot }) =>
    withRecord.some((state) => snapshot.matches(state)) && (!context.record || context.id === '')
      ? `nothing in ${String(snapshot.value)}`
      : undefined,
  ),
  always('no file is held once it was read', ({ context, snapshot }) =>
    context.file !== undefined && !snapshot.matches('reading') ? `in ${String(snapshot.value)}` : undefined,
  ),
]
