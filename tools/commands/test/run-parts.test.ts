import { describe, expect, it } from 'vitest'
import type { Part } from './part.ts'
import { allParts, chosenParts } from './parts.ts'
import { runParts } from './run-parts.ts'

const part = (name: string, passed: number, failed = 0, output = `all that ${name} wrote`): Part => ({
  name,
  run: () => Promise.resolve({ passed, failed, output, failures: failed > 0 ? [`${name} is wrong`] : [] }),
})
const crashing: Part = { name: 'crashing', run: () => Promise.reject(new Error('no browser')) }

async function printed(parts: Part[], stop = new AbortController()) {
  const texts: string[] = []
  const total = await runParts(parts, (text) => texts.push(text.replace(/[\d.]+ s$/, 'T s')), stop.signal)
  return { total, texts }
}

describe('running the parts', () => {
  it('prints one line for a part that passed and everything of one that failed', async () => {
    const { texts } = await printed([part('unit', 12), part('e2e', 3, 1)])
    expect(texts).toEqual(['unit  12 passed  T s', 'all that e2e wrote', 'e2e   3 passed, 1 failed  T s'])
  })

  it('continues after a failure and after a crash, and adds up all counts', async () => {
    const { total, texts } = await printed([part('a', 2, 3), crashing, part('b', 4)])
    expect(total).toMatchObject({ passed: 6, failed: 4 })
    expect(texts).toContain('no browser')
  })

  it('tells at the end what failed in each part', async () => {
    const { total } = await printed([part('a', 2, 3), part('b', 4), crashing])
    expect(total.failures).toEqual(['a: a is wrong', 'crashing: no browser'])
  })

  it('starts and prints nothing more once it is stopped', async () => {
    const stop = new AbortController()
    const stopping: Part = {
      name: 'a',
      run: () => {
        stop.abort()
        return Promise.resolve({ passed: 0, failed: 1, output: 'ended', failures: [] })
      },
    }
    const { total, texts } = await printed([stopping, part('b', 4)], stop)
    expect(texts).toEqual([])
    expect(total.passed).toBe(0)
  })
})

describe('choosing parts by name', () => {
  const parts = allParts('reports')
  const names = (chosen: Part[]) => chosen.map(({ name }) => name)

  it('takes all but the long parts without a name', () => {
    expect(names(chosenParts(parts, []))).toEqual(['check', 'unit', 'model', 'server', 'built', 'e2e'])
  })

  it('takes every part for CI', () => {
    expect(chosenParts(parts, ['all'])).toEqual(parts)
    expect(names(parts)).toContain('long')
  })

  it('takes only the long parts for the long proofs', () => {
    expect(names(chosenParts(parts, ['longer']))).toEqual(['fuzz', 'clone', 'faults', 'long', 'paths'])
  })

  it('takes the named parts in their usual order', () => {
    expect(names(chosenParts(parts, ['e2e', 'unit']))).toEqual(['unit', 'e2e'])
  })

  it('refuses an unknown name and lists the known ones', () => {
    expect(() => chosenParts(parts, ['unit', 'units'])).toThrow(
      'No part is named units: there are check, unit, model, server, built, e2e, fuzz, clone, faults, long, paths',
    )
  })
})
