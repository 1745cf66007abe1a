import { act, fireEvent, render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../../chart.ts'
import { layOut } from '../../layout/elk/lay-out.ts'
import { asFlow } from '../flow.ts'
import type { Listed } from '../listed.ts'
import { Gallery } from './gallery.tsx'

const lamp = (id: string) =>
  createMachine({
    id,
    description: `The ${id}`,
    initial: 'off',
    states: { off: { on: { on: { target: 'on' } } }, on: { on: { off: { target: 'off' } } } },
  })
const flowOf = async (id: string) => asFlow({ machine: lamp(id), layout: await layOut(chartOf(lamp(id))) })
const hall = await flowOf('hall')
const porch = await flowOf('porch')
const listedPorch: Listed = {
  id: 'porch',
  title: { en: 'Porch lamp', th: 'ไฟหน้าบ้าน' },
  requirements: [{ id: 'R1.1', text: 'It lights the way', state: 'on', tests: ['porch.test.ts'] }],
  load: async () => porch,
}
const report = JSON.stringify({
  format: 'statechart report 1',
  recordings: [{ machine: 'hall', actor: 'hall', steps: [{ at: 0, do: { start: null }, value: 'off' }] }],
})

it('lists machines that are here and machines that are loaded, finds them, and opens one by its address', async () => {
  window.location.hash = ''
  const page = render(<Gallery machines={[hall, listedPorch]} />)
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'hall',
    'Porch lamp',
  ])
  expect(page.getByText('The hall')).toBeTruthy()
  const side = within(page.getByRole('navigation', { name: 'Flows' }))
  fireEvent.change(side.getByRole('searchbox'), { target: { value: 'lights' } })
  expect(side.getByRole('link').getAttribute('href')).toBe('#porch/on')

  await act(async () => {
    window.location.hash = '#porch/on'
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Porch lamp')
  expect(page.getByRole('region', { name: 'on' }).textContent).toContain('porch.test.ts')
  page.unmount()
})

it('opens the only machine at once, without a list, and says which one there is not', () => {
  window.location.hash = ''
  const page = render(<Gallery machines={[hall]} />)
  expect(page.queryByRole('navigation')).toBeNull()
  expect(page.getByRole('group', { name: 'Chart of hall' })).toBeTruthy()
  page.unmount()
  const place = { machine: 'attic', state: undefined, addressOf: (id = '') => `/charts/${id}` }
  const other = render(<Gallery machines={[hall, porch]} place={place} language="th" />)
  expect(other.getByRole('alert').textContent).toContain('attic')
  expect(other.getAllByRole('link', { name: 'porch' }).at(-1)?.getAttribute('href')).toBe('/charts/porch')
  other.unmount()
})

it('opens a report of the inspector and leads to its recordings', async () => {
  window.location.hash = ''
  const gone: string[] = []
  const place = {
    machine: undefined,
    state: undefined,
    addressOf: (id = '') => `/charts/${id}`,
    go: (address: string) => gone.push(address),
  }
  const page = render(<Gallery machines={[hall, porch]} place={place} />)
  const paste = page.getByLabelText('Paste the report of the inspector')
  fireEvent.change(paste, { target: { value: '{}' } })
  fireEvent.click(page.getByRole('button', { name: 'Open' }))
  expect(page.getByRole('alert').textContent).toContain('not a statechart report 1')
  fireEvent.change(paste, { target: { value: report } })
  fireEvent.click(page.getByRole('button', { name: 'Open' }))
  fireEvent.click(page.getByRole('link', { name: /1 move/ }))
  expect(gone).toEqual(['/charts/hall'])
  page.rerender(<Gallery machines={[hall, porch]} place={{ ...place, machine: 'hall' }} />)
  expect(await page.findByRole('option', { name: 'Recorded · hall · 1 move' })).toBeTruthy()
  page.unmount()
})

it('finds the recordings of a machine that its entry calls otherwise, and names those that are not here', async () => {
  window.location.hash = ''
  const flow = asFlow({
    machine: lamp('hall'),
    layout: await layOut(chartOf(lamp('hall'))),
    id: 'lamps/upstairs',
  })
  const page = render(<Gallery machines={[flow, porch]} />)
  const open = (text: string) => {
    fireEvent.change(page.getByLabelText('Paste the report of the inspector'), { target: { value: text } })
    fireEvent.click(page.getByRole('button', { name: 'Open' }))
  }
  open(report.replaceAll('hall', 'attic'))
  expect(page.getByRole('alert').textContent).toBe('Recorded machines that are not here: attic')
  open(report)
  expect(page.queryByRole('alert')).toBeNull()
  expect(page.getByRole('link', { name: /1 move/ }).getAttribute('href')).toBe('#lamps%2Fupstairs')
  await act(async () => {
    window.location.hash = '#lamps%2Fupstairs/on'
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(page.getByRole('region', { name: 'on' })).toBeTruthy()
  expect(page.getByRole('option', { name: 'Recorded · hall · 1 move' })).toBeTruthy()
  page.unmount()
})

it('takes an address that is no address for a name', () => {
  window.location.hash = '#100%'
  const page = render(<Gallery machines={[hall, porch]} />)
  expect(page.getByRole('alert').textContent).toContain('100%')
  page.unmount()
  window.location.hash = ''
})
