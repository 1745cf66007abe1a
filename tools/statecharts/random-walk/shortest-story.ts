import type { Walkable } from '../walker/instrument.ts'
import { type Failure, playStory } from './play-story.ts'
import type { Rule } from './rule.ts'

/**
 * Takes moves out of a story as long as the same rule fails: first large parts, in the end single moves, until no
 * single move can be spared.
 */
export function shortestStory(walkable: Walkable, rules: Rule[], failure: Failure): Failure {
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
