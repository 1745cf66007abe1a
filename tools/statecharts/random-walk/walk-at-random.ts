import type { AnyStateMachine } from 'xstate'
import type { FlowCases, Move } from '../cases.ts'
import { moveInWords } from '../plan-words.ts'
import { instrument } from '../walker/instrument.ts'
import { movesFrom, startsOf } from '../walker/moves.ts'
import { generalRules } from './general-rules.ts'
import { type Failure, watchedWalk } from './play-story.ts'
import type { Rule } from './rule.ts'
import { shortestStory } from './shortest-story.ts'

/** A source of chance. The same source has to give the same choices again, for a walk to be repeated. */
export interface Chance {
  oneOf: <Item>(items: readonly Item[]) => Item
  /** A whole number from 1 to `most`. */
  upTo: (most: number) => number
}

export interface WalkOptions {
  chance: Chance
  moves: number
  /** What must hold after every move, besides the general rules. */
  rules?: Rule[]
  /** Gives a move another cargo, such as a quantity that no sample has, or a key that never came before. */
  vary?: (move: Move, chance: Chance) => Move
}

export interface Walked {
  moves: number
  /** How often it began anew because a walk was over. */
  starts: number
  /** The first rule that did not hold, with the shortest story that shows it. */
  failure?: Failure
}

/**
 * Makes moves by chance: events, answers and failures of actors, the next timer. Where nothing can happen any more
 * it begins anew. The kind of a move is chosen before its sample, so that many samples do not crowd out other kinds.
 */
export function walkAtRandom(machine: AnyStateMachine, cases: FlowCases, options: WalkOptions): Walked {
  const { chance, vary = (move: Move) => move } = options
  const walkable = instrument(machine)
  const rules = [...generalRules, ...(options.rules ?? [])]
  const began = () => ({ walk: watchedWalk(walkable, rules), next: startsOf(cases) })

  let starts = 0
  let { walk, next } = began()
  for (let moves = 1; moves <= options.moves; moves += 1) {
    if (next.length === 0) ({ walk, next } = began())
    const move = vary(oneMove(next, chance), chance)
    if ('start' in move) starts += 1
    const failure = walk.play(move)
    if (failure) return { moves, starts, failure: shortestStory(walkable, rules, failure) }
    next = movesFrom(walk.session, cases)
  }
  return { moves: options.moves, starts }
}

function oneMove(moves: Move[], chance: Chance): Move {
  const kinds = new Map<string, Move[]>()
  for (const move of moves) kinds.set(kindOf(move), [...(kinds.get(kindOf(move)) ?? []), move])
  return chance.oneOf(chance.oneOf([...kinds.values()]))
}

function kindOf(move: Move): string {
  if ('send' in move) return `send ${move.send.type}`
  if ('actor' in move) return `${move.actor} ${'error' in move ? 'fails' : 'answers'}`
  return 'wait' in move ? 'wait' : 'start'
}

/** A failure as a tester reads it. */
export const failureInWords = ({ rule, reason, story }: Failure): string =>
  [`${rule}: ${reason}`, ...story.map((move) => `  ${moveInWords(move)}`)].join('\n')
