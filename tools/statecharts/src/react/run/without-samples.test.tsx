import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { Simulation } from '../../simulation/simulation.ts'
import { StartAgain } from '../shell/start-again.tsx'
import { EventsPanel } from './events-panel.tsx'

const counting = setup({
  types: {} as {
    input: { first: number }
    context: { count: number }
    events: { type: 'add'; by: number }
  },
}).createMachine({
  id: 'counting',
  context: ({ input }) => ({ count: input.first }),
  on: { add: { actions: assign({ count: ({ context, event }) => context.count + event.by }) } },
})

it('gives a machine without samples its input and its payloads as JSON, and says what is wrong with them', async () => {
  const simulation = new Simulation(counting, {})
  const start = render(<StartAgain simulation={simulation} isWithoutSamples />)
  fireEvent.change(start.getByLabelText('Input (JSON)'), { target: { value: '{ "first": 2, }' } })
  fireEvent.click(start.getByRole('button', { name: 'Start again' }))
  expect(start.getByRole('alert').textContent).toMatch(/not valid JSON/)
  expect(simulation.run().status).toBe('error')
  fireEvent.change(start.getByLabelText('Input (JSON)'), { target: { value: '{ "first": 2 }' } })
  fireEvent.click(start.getByRole('button', { name: 'Start again' }))
  expect(simulation.run()).toMatchObject({ status: 'active', context: { count: 2 } })
  start.unmount()

  const events = render(
    <EventsPanel
      chances={simulation.run().events}
      isWaiting={false}
      isWithoutSamples
      onSend={(event) => simulation.play({ send: event })}
    />,
  )
  fireEvent.click(events.getByRole('button', { name: 'Payload of add' }))
  const payload = events.getByLabelText('Payload (JSON)')
  fireEvent.change(payload, { target: { value: '[1]' } })
  fireEvent.click(events.getByRole('button', { name: 'Send' }))
  expect(events.getByRole('alert').textContent).toMatch(/An object is needed/)
  fireEvent.change(payload, { target: { value: '{"by": 40}' } })
  fireEvent.click(events.getByRole('button', { name: 'Send' }))
  expect(simulation.run().context).toEqual({ count: 42 })
  events.unmount()
})
