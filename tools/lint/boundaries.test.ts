import { beforeAll, describe, expect, it } from 'vitest'
import { lintFixtures, readFixtures, type Finding } from './lint-fixtures.ts'
import plugin from './plugin.js'

const fixtures = await readFixtures()
const caught = fixtures.filter((fixture) => fixture.rule !== undefined)
const clean = fixtures.filter((fixture) => fixture.rule === undefined)

let findings: Map<string, Finding[]>
beforeAll(async () => {
  findings = await lintFixtures(fixtures)
})

describe('what the boundaries stop', () => {
  it.each(caught)('$path by $rule, $says', ({ path, rule, says }) => {
    const found = findings.get(path) ?? []
    expect(found.map((finding) => finding.rule)).toEqual([rule])
    expect(found[0]?.message).toContain(says)
  })

  it('covers each rule of the plugin', () => {
    const proven = new Set(caught.map(({ rule }) => rule))
    for (const rule of Object.keys(plugin.rules)) expect(proven).toContain(`boundaries(${rule})`)
  })
})

describe('what the boundaries let through', () => {
  it.each(clean)('$path', ({ path }) => {
    expect(findings.get(path)).toBeUndefined()
  })
})
