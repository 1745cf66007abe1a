import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A machine with one fault; its name tells where the fault is. */
export interface Mutant {
  name: string
  /** `input`: an actor receives too little. `payload`: an event or an effect lacks a field. */
  kind: 'chart' | 'body' | 'input' | 'payload'
  machine: AnyStateMachine
}

/** A faulty state: the name of the fault, the config, and the kind of mutant. */
export type BrokenState = [what: string, config: AnyStateNode['config'], kind: Mutant['kind']]

/** An action that only assigns has no payload; every other action has one. */
export const kindOfAction = (action: unknown): Mutant['kind'] =>
  typeof action === 'function' && 'assignment' in action ? 'body' : 'payload'
