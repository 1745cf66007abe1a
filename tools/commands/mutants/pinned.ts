import { readFileSync, writeFileSync } from 'node:fs'
import { absolute } from '../gen/flow-files.ts'
import type { Judgement } from './judge.ts'

/** The known results for one flow's mutants. The last two lists may only shrink. */
export type Known = Pick<Judgement, 'leftToTests' | 'survivors' | 'notAssertedByHand'>

const file = absolute('tools/commands/mutants/pinned.json')
const pinned: Record<string, Known> = JSON.parse(readFileSync(file, 'utf8'))

export const knownOf = (flow: string): Known =>
  pinned[flow] ?? { leftToTests: [], survivors: [], notAssertedByHand: [] }

/** One line for each result that is not pinned, and for each pinned result that was not found. */
export function complaintsAbout(found: Known, known: Known): string[] {
  const differing = (list: keyof Known, added: string, gone: string) => [
    ...found[list].filter((name) => !known[list].includes(name)).map((name) => `${added} ${name}`),
    ...known[list].filter((name) => !found[list].includes(name)).map((name) => `${gone} ${name}`),
  ]
  return [
    ...differing('survivors', 'SURVIVED         ', 'NO LONGER THERE  '),
    ...differing('notAssertedByHand', 'NOT BY HAND      ', 'NOW BY HAND      '),
    ...differing('leftToTests', 'ONLY BY HAND     ', 'NOW BY THE PLAN  '),
  ]
}

/** The next pinned results: all mutants that only tests detect, and of the survivors only those already known. */
export const shrunk = (known: Known, found: Known): Known => ({
  leftToTests: found.leftToTests,
  survivors: known.survivors.filter((name) => found.survivors.includes(name)),
  notAssertedByHand: known.notAssertedByHand.filter((name) => found.notAssertedByHand.includes(name)),
})

export function pin(judgement: Judgement): void {
  pinned[judgement.flow] = shrunk(knownOf(judgement.flow), judgement)
  writeFileSync(file, `${JSON.stringify(pinned, null, 2)}\n`)
}
