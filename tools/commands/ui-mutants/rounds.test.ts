import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { absolute } from '../gen/flow-files.ts'
import { uiMutants } from './all-mutants.ts'
import { mutated } from './mutant.ts'
import { roundsOf } from './rounds.ts'

test('each mutant is in one round, and no round has two whose tests stand in one folder', () => {
  const rounds = roundsOf(uiMutants)
  expect(rounds.flat().toSorted(byName)).toEqual(uiMutants.toSorted(byName))
  for (const round of rounds) {
    const folders = round.map(({ tests }) => tests[0]?.replace(/\/[^/]*$/, ''))
    expect(new Set(folders).size).toBe(round.length)
    expect(new Set(round.map(({ file }) => file.startsWith('components/'))).size).toBe(1)
  }
})

test.each(uiMutants)('$name: its text stands in $file, once', async (mutant) => {
  const source = await readFile(absolute(`src/${mutant.file}`), 'utf8')
  expect(mutated(mutant, source)).not.toBe(source)
})

test('a mutant whose text is gone, or stands there twice, is refused', () => {
  const [mutant] = uiMutants
  if (!mutant) throw new Error('There are no mutants')
  expect(() => mutated(mutant, '')).toThrow('0 times instead of once')
  expect(() => mutated(mutant, mutant.from.repeat(2))).toThrow('2 times instead of once')
})

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
