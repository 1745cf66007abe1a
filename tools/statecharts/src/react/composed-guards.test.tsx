import { fireEvent, render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { everythingCases } from '../../example/everything.cases.ts'
import { everythingMachine as machine } from '../../example/everything.machine.ts'
import { chartOf } from '../chart.ts'
import { asSvg } from '../export/svg.ts'
import { layOut } from '../layout/elk/lay-out.ts'
import { outlineOf } from '../outline.ts'
import { asFlow } from './flow.ts'
import { Statechart } from './statechart.tsx'
import { writtenAs } from './written-as.ts'

const layout = await layOut(chartOf(machine))
const flow = asFlow({ machine, layout, cases: everythingCases })
const guard = '¬isDone ∧ (hasHeard ∨ in busy.work.resting)'

it('a composed guard is drawn on its arrow, and said in every text', () => {
  expect(asSvg('everything', machine, layout)).toContain(`>[${guard}]<`)
  expect(writtenAs(flow, 'mermaid')).toContain(`work.pause [${guard}]\n`)
  expect(JSON.parse(writtenAs(flow, 'json'))).toMatchObject({
    states: { busy: { on: { 'work.pause': { guard } } } },
  })
  expect(writtenAs(flow, 'scxml')).toContain(
    `cond="(!guards.isDone(_event) &amp;&amp; (guards.hasHeard(_event) || In('busy.work.resting')))"`,
  )
  expect(outlineOf(machine).filter((line) => line.includes(guard))).toHaveLength(1)
})

it('a composed guard stands on the chart, in its row of the tree, and where it refuses', () => {
  const page = render(<Statechart flow={flow} title="Everything" />)
  const chart = within(page.getByRole('region', { name: 'Chart' }))
  expect(chart.getByText(`[${guard}]`)).toBeTruthy()

  fireEvent.click(page.getByRole('button', { name: 'Tree' }))
  const row = page.getByRole('treeitem', { name: /^busy/ })
  expect(within(row).getByText(`work.pause [${guard}] → paused`)).toBeTruthy()
  expect(within(row).getByText('all done → finished')).toBeTruthy()
  const judging = within(page.getByRole('treeitem', { name: /^judging/ }))
  expect(judging.getByText('always [isDone] → done')).toBeTruthy()
  expect(judging.getByText('always [else] → resting')).toBeTruthy()

  fireEvent.click(page.getByRole('button', { name: /^work.begin/ }))
  expect(within(page.getByRole('list', { name: 'Refused now' })).getByText(guard)).toBeTruthy()
  page.unmount()
})
