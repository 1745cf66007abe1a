import { describe, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { flows } from '../../../machines/registry.ts'
import { allNodes, declaredBy, pathsOf, plannedPath, Simulation } from '@phaen/statecharts'
import { ChartWindow, lineOfState, paintOf, reachedBy, writtenAs } from '@phaen/statecharts/react'
import { flowList, loadFlow } from './flow-list.ts'

it('lists each flow of the shop', () => {
  expect(flowList.map(({ id }) => id)).toEqual(flows.map(({ id }) => id))
  expect(flowList.map(({ title }) => title)).toMatchObject(flows.map(({ title }) => ({ en: title })))
  for (const { id, picture } of flowList) expect(picture).toContain(`/${id}`)
})

describe.each(flows)('the gallery of $id', { timeout: 60_000 }, async ({ id, machine }) => {
  const flow = await loadFlow(id)

  it('shows exactly its states and its transitions', async () => {
    const run = new Simulation(flow.machine, flow.cases).run()
    const paint = paintOf(run, reachedBy(flow.machine, flow.plan))
    const page = await showPart(
      <ChartWindow
        drawings={flow.drawings}
        title={id}
        paint={paint}
        selected={undefined}
        onSelect={() => {}}
      />,
    )
    const shown = (attribute: string) =>
      [...page.container.querySelectorAll(`[${attribute}]`)].map((part) => part.getAttribute(attribute))
    const states = allNodes(machine.root).filter(({ parent, type }) => parent && type !== 'history')
    const own = machine.root.type === 'parallel' ? [machine.root.id] : []
    expect(shown('data-state').toSorted()).toEqual([...own, ...states.map((node) => node.id)].toSorted())
    const ignored = new Set(
      [...declaredBy(machine).names]
        .filter(([{ target, actions }]) => !target && actions.length === 0)
        .map(([, name]) => name),
    )
    const transitions = [...declaredBy(machine).names.values()].filter((name) => !ignored.has(name))
    expect([...new Set(shown('data-transition'))].toSorted()).toEqual(transitions.toSorted())
    page.unmount()
  })

  it('ends each pinned path in its state', () => {
    const simulation = new Simulation(flow.machine, flow.cases)
    for (const path of pathsOf(flow.plan)) {
      simulation.load(plannedPath(path), path.length)
      const { played, ahead } = simulation.run()
      expect(played.filter(({ same }) => !same)).toEqual([])
      expect(ahead).toEqual([])
      expect(played.at(-1)?.outcome.value).toEqual(path.at(-1)?.value)
    }
  })

  it('finds the line of each state in its source', () => {
    const lines = allNodes(flow.machine.root).map((node) => ({
      key: node.key,
      path: node.path,
      line: lineOfState(flow.source, node.path),
    }))
    for (const { key, path, line } of lines) {
      const text = flow.source.split('\n')[(line ?? 0) - 1]
      expect(text, path.join('.')).toContain(path.length === 0 ? 'createMachine' : key)
    }
  })

  it('is copied in every format', () => {
    expect(writtenAs(flow, 'source')).toContain('createMachine')
    expect(JSON.parse(writtenAs(flow, 'json'))).toMatchObject({ id: machine.id })
    expect(writtenAs(flow, 'mermaid')).toMatch(/^stateDiagram-v2/m)
    expect(writtenAs(flow, 'scxml')).toContain('<scxml')
  })
})
