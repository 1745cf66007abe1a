import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { absolute } from './flow-files.ts'
import { observedRows } from './flow-map.ts'

const source = readFileSync(absolute('src/app/compose/connect.ts'), 'utf8')

it('observes each row of the wiring', async () => {
  const rows = await observedRows()
  const seen = new Set(rows.map(({ from, on, to }) => `${from} ${on} ${to}`))
  const kebab = (name = '') => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  const wired = [...source.matchAll(/forward\((\w+), (\w+)\)\.on\('([\w.]+)'/g)].map(
    ([, from, to, on]) => `${kebab(from)} ${on} ${kebab(to)}`,
  )
  expect(wired.length).toBeGreaterThan(20)
  expect(wired.filter((row) => !seen.has(row))).toEqual([])
  expect(rows).toContainEqual({ from: 'guest-cart', on: 'line.send', to: 'cart', sends: 'cart.change' })
  expect(rows).toContainEqual({
    from: 'otherTab',
    on: 'cart',
    to: 'cart',
    sends: 'cart.changedElsewhere',
  })
  expect(rows).toContainEqual({
    from: 'network',
    on: 'returned',
    to: 'token-refresh',
    sends: 'network.returned',
  })
  expect(rows.filter(({ from }) => from === 'apiClient').map(({ on, to, sends }) => [on, to, sends])).toEqual(
    [
      ['request', 'loading', 'loading.start'],
      ['answer', 'loading', 'loading.stop'],
      ['overloaded', 'snackbar', 'snackbar.show'],
      ['refused', 'token-refresh', 'request.refused'],
      ['repeated', 'token-refresh', 'request.answered'],
    ],
  )
  const ids = [...flows.map(({ id }) => id), 'otherTab', 'network', 'apiClient']
  expect(rows.flatMap(({ from, to }) => [from, to]).filter((id) => !ids.includes(id))).toEqual([])
})
