import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { absolute, layoutFile } from '../../tools/commands/gen/flow-files.ts'
import { chartOf } from '../../tools/statecharts/chart.ts'
import { asLaidOut } from '../../tools/statecharts/layout/arrows-as-lines.ts'
import { faultsOf } from '../../tools/statecharts/layout/faults.ts'
import type { Layout } from '../../tools/statecharts/layout/layout.ts'
import { crossingsOf, overlapsOf } from '../../tools/statecharts/layout/overlaps.ts'

describe.each(flows)('the drawing of $id', (flow) => {
  const layout: Layout = JSON.parse(readFileSync(absolute(layoutFile(flow)), 'utf8'))
  const chart = asLaidOut(chartOf(flow.machine), layout)

  test('has every state in its parent and every arrow between its states', () => {
    expect(faultsOf(chart, layout)).toEqual([])
  })

  test('covers no label, no heading and no state, and leads no arrow through one', () => {
    expect(overlapsOf(chart, layout)).toEqual([])
    expect(crossingsOf(chart, layout)).toEqual([])
  })
})
