import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { absolute, layoutFile } from '../../tools/commands/gen/flow-files.ts'
import { asLaidOut, chartOf, crossingsOf, faultsOf, type Layout, overlapsOf } from '@phaen/statecharts'

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
