import { afterAll, describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { coverageOf, coverageTable, replay, type Row } from '@phaen/statecharts'
import { pinnedPlan } from '../../tools/commands/gen/flow-files.ts'

const rows: Row[] = []

describe.each(flows)('$id', (flow) => {
  test('does at every step what its pinned plan says, and the plan walks all of it', async () => {
    const plan = await pinnedPlan(flow)
    const began = performance.now()
    const walked = replay(flow.machine, plan)
    const ms = performance.now() - began
    const coverage = coverageOf(flow.machine, walked)
    rows.push({ flow: flow.id, coverage, paths: walked.paths, moves: walked.moves, ms })

    const trail = walked.drift?.trail.map((move) => JSON.stringify(move)).join('\n')
    expect(walked.drift?.actual, `after these moves:\n${trail}`).toEqual(walked.drift?.expected)
    expect(coverage.states.missing, 'states never entered').toEqual([])
    expect(coverage.transitions.missing, 'transitions never taken').toEqual([])
    expect(coverage.refusals.missing, 'guarded transitions never refused').toEqual([])
    expect(coverage.guardsAllowing.missing, 'guards that never allowed').toEqual([])
    expect(coverage.guardsRefusing.missing, 'guards that never refused').toEqual([])
  })
})

afterAll(() => {
  process.stdout.write(`\n${coverageTable(rows)}\n\n`)
})
