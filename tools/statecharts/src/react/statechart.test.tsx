import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { chartOf } from '../chart.ts'
import { layOut } from '../layout/elk/lay-out.ts'
import { search } from '../search.ts'
import { asFlow } from './flow.ts'
import { reachedBy } from './paint.ts'
import { Statechart } from './statechart.tsx'
import { Words } from './words/words.tsx'

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: { target: 'open' } } }, open: { on: { close: { target: 'shut' } } } },
})
const flow = asFlow({ machine, layout: await layOut(chartOf(machine)) })

it('plays a machine of which nothing but its layout is known, in the language that is asked for', () => {
  const page = render(
    <Words language="th">
      <Statechart flow={flow} title="Door" />
    </Words>,
  )
  fireEvent.click(page.getByRole('button', { name: /^open/ }))
  expect(page.getByRole('status').textContent).toBe('open')
  expect(page.getByText('สถานะ')).toBeTruthy()
  page.unmount()
})

it('shows where a running actor stands, and sends it events', () => {
  const actor = createActor(machine).start()
  const page = render(<Statechart flow={flow} actor={actor} />)
  fireEvent.click(page.getByRole('button', { name: /^open/ }))
  expect(actor.getSnapshot().value).toBe('open')
  expect(page.getByRole('button', { name: /^close/ })).toBeTruthy()
  page.unmount()
})

it('finds, lights and opens states whose ids their author chose', async () => {
  const named = createMachine({
    id: 'lift',
    initial: 'still',
    states: {
      still: { id: 'parked', on: { go: { target: '#moving.up' } } },
      moving: { id: 'moving', initial: 'up', states: { up: {}, down: {} } },
    },
  })
  const shown = asFlow({ machine: named, layout: await layOut(chartOf(named)) })
  const chosen: (string | undefined)[] = []
  const page = render(<Statechart flow={shown} selected="still" onSelect={(state) => chosen.push(state)} />)
  expect(page.getByRole('region', { name: 'still' })).toBeTruthy()
  const boxes = () => [...page.container.querySelectorAll('[data-state]')]
  const lit = () => boxes().map((box) => [box.getAttribute('data-state'), box.getAttribute('data-light')])
  expect(lit()).toContainEqual(['parked', 'lit'])
  fireEvent.click(page.getByRole('button', { name: /^go/ }))
  expect(page.getByRole('status').textContent).toBe('moving.up')
  fireEvent.click(page.getByRole('button', { name: 'moving.up' }))
  expect(chosen).toEqual(['moving.up'])
  expect(page.getByRole('region', { name: 'moving.up' })).toBeTruthy()
  const { states } = reachedBy(named, search('lift', named, {}))
  expect([...states].toSorted()).toEqual(['lift', 'lift.moving.up', 'moving', 'parked'])
  page.unmount()
})

it('begins anew where it is given another machine', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'lit' } }, lit: {} },
  })
  const page = render(<Statechart flow={flow} />)
  fireEvent.click(page.getByRole('button', { name: /^open/ }))
  page.rerender(<Statechart flow={{ ...flow }} />)
  expect(page.getByRole('status').textContent).toBe('open')
  page.rerender(<Statechart flow={asFlow({ machine: lamp, layout: flow.drawings[0].layout })} />)
  expect(page.getByRole('status').textContent).toBe('off')
  expect(page.getByRole('button', { name: /^press/ })).toBeTruthy()
  page.unmount()
})
