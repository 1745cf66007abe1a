import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../chart.ts'
import { layOut } from '../layout/elk/lay-out.ts'
import { asFlow } from './flow.ts'
import { Inspector } from './inspector/inspector.tsx'
import { WatchedPage } from './inspector/watched-page.ts'
import { Statechart } from './statechart.tsx'

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: 'ajar' } }, ajar: {} },
})

it('a server renders a chart that can be played, and the drawer', async () => {
  const flow = asFlow({ machine, layout: await layOut(chartOf(machine)) })
  expect(renderToString(<Statechart flow={flow} />)).toContain('shut')
  expect(renderToString(<Inspector page={new WatchedPage()} machines={[flow]} />)).toContain('Inspector')
})
