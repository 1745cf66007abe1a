import type { AnyStateMachine } from 'xstate'

/** Judged by its shape: a machine may come from another copy of XState than ours. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  'implementations' in value &&
  'provide' in value &&
  typeof value.provide === 'function' &&
  'getTransitionData' in value

export function machineIn(file: string, exported: Record<string, unknown>): AnyStateMachine {
  const machine = Object.values(exported).find(isMachine)
  if (machine) return machine
  const names = Object.keys(exported)
  throw new Error(
    `${file} exports no machine of XState 5: ${names.length > 0 ? `it exports ${names.join(', ')}` : 'it exports nothing'}`,
  )
}
