import type { AnyStateMachine } from 'xstate'
import type { FlowCases, Move } from '../cases.ts'
import { moveInWords } from '../plan-words.ts'
import { activeIn, type StateNode } from '../reader/index.ts'
import { instrument, type Walkable } from '../walker/instrument.ts'
import { movesFrom, startsOf } from '../walker/moves.ts'
import { type Failure, watchedWalk, playStory } from './play-story.ts'
import { type Rule, always } from './rule.ts'

/** A source of chance. The same source has to give the same choices again, for a walk to be repeated. */
export interface Chance {
  oneOf: <Item>(items: readonly Item[]) => Item
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

export const failureInWords = ({ rule, reason, story }: Failure): string =>
  [`${rule}: ${reason}`, ...story.map((move) => `  ${moveInWords(move)}`)].join('\n')

/** Rules that hold for every machine. */
const generalRules: Rule[] = [
  always('no move breaks the machine', ({ outcome }) => outcome.broke),
  {
    says: 'no actor runs on after its state',
    watch: () => {
      const homes = new Map<string, StateNode[]>()
      let before: StateNode[] = []
      return ({ snapshot, actors }) => {
        const active = activeIn(snapshot)
        const entered = active.filter((node) => !before.includes(node))
        for (const { id } of actors) {
          const home = active.filter((node) => node.invoke.some((invoked) => invoked.id === id))
          // A spawned actor belongs to the states that were entered when it started.
          if (home.length > 0) homes.set(id, home)
          else if (!homes.has(id)) homes.set(id, entered.length > 0 ? entered : active)
        }
        for (const id of homes.keys()) if (!actors.some((actor) => actor.id === id)) homes.delete(id)
        before = active
        const left = actors.find(({ id }) => !homes.get(id)?.some((node) => active.includes(node)))
        return left && `${left.id} still runs`
      }
    },
  },
  always('the context is plain data', ({ snapshot }) => unstorable(snapshot.context, 'context')),
]

const isRecord = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))
const isActor = (value: object) => 'sessionId' in value && 'send' in value

/** Where a value holds something that data has no words for: a function, a class, a number that is none. */
function unstorable(value: unknown, path: string): string | undefined {
  if (typeof value === 'function') return `${path} is a function`
  if (typeof value === 'number' && Number.isNaN(value)) return `${path} is NaN`
  if (typeof value !== 'object' || value === null || isActor(value)) return undefined
  if (!Array.isArray(value) && !isRecord(value)) return `${path} is a ${value.constructor.name}`
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Takes moves out of a story as long as the same rule fails: first large parts, in the end single moves, until no
 * single move can be spared.
 */
function shortestStory(walkable: Walkable, rules: Rule[], failure: Failure): Failure {
  let best = failure
  let size = Math.ceil(best.story.length / 2)
  while (size >= 1) {
    const shorter = withoutOnePart(walkable, rules, best, size)
    if (shorter) best = shorter
    else if (size === 1) break
    else size = Math.ceil(size / 2)
  }
  return best
}

function withoutOnePart(walkable: Walkable, rules: Rule[], { rule, story }: Failure, size: number) {
  // The first move is the start. The end of the story is tried first: it is what the failure needs least.
  for (let from = story.length - size; from > 0; from -= size) {
    const candidate = [...story.slice(0, from), ...story.slice(from + size)]
    const found = playStory(walkable, rules, candidate)
    if (found?.rule === rule && found.story.length < story.length) return found
  }
  return undefined
}
