import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A machine with one thing wrong, named so that a person finds the place. */
export interface Mutant {
  name: string
  /** `input`: an actor is told too little. `payload`: an event or an effect carries too little. */
  kind: 'chart' | 'body' | 'input' | 'payload'
  machine: AnyStateMachine
}

/** A state described wrongly: what is wrong, its config, and the kind of mutant that makes. */
export type BrokenState = [what: string, config: AnyStateNode['config'], kind: Mutant['kind']]

/** An action that only assigns hands nothing on; every other one carries a payload. */
export const kindOfAction = (action: unknown): Mutant['kind'] =>
  typeof action === 'function' && 'assignment' in action ? 'body' : 'payload'
