import { readFileSync, writeFileSync } from 'node:fs'
import { absolute } from '../gen/flow-files.ts'
import type { Judgement } from './judge.ts'

/** What is known of one flow's mutants. The last two lists may only shrink. */
export type Known = Pick<Judgement, 'leftToTests' | 'survivors' | 'notAssertedByHand'>
export type Found = Known & Pick<Judgement, 'stale'>

const file = absolute('tools/commands/mutants/pinned.json')
const pinned: Record<string, Known> = JSON.parse(readFileSync(file, 'utf8'))

export const knownOf = (flow: string): Known =>
  pinned[flow] ?? { leftToTests: [], survivors: [], notAssertedByHand: [] }

/** What was found and is not pinned, or is pinned and was not found, one line each. */
export function complaintsAbout(found: Found, known: Known): string[] {
  const differing = (list: keyof Known, added: string, gone: string) => [
    ...found[list].filter((name) => !known[list].includes(name)).map((name) => `${added} ${name}`),
    ...known[list].filter((name) => !found[list].includes(name)).map((name) => `${gone} ${name}`),
  ]
  return [
    ...differing('survivors', 'SURVIVED         ', 'NO LONGER THERE  '),
    ...differing('notAssertedByHand', 'NOT BY HAND      ', 'NOW BY HAND      '),
    ...differing('leftToTests', 'ONLY BY HAND     ', 'NOW BY THE PLAN  '),
    ...found.stale.map((name) => `STALE             ${name}: explained, but noticed or no mutant`),
  ]
}

/** What to pin next: whatever only tests notice, and of the survivors those that were known before. */
export const shrunk = (known: Known, found: Known): Known => ({
  leftToTests: found.leftToTests,
  survivors: known.survivors.filter((name) => found.survivors.includes(name)),
  notAssertedByHand: known.notAssertedByHand.filter((name) => found.notAssertedByHand.includes(name)),
})

export function pin(judgement: Judgement): void {
  pinned[judgement.flow] = shrunk(knownOf(judgement.flow), judgement)
  writeFileSync(file, `${JSON.stringify(pinned, null, 2)}\n`)
}
