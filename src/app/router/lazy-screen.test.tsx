import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { ScreenModule } from './screen-module.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { routes } from './routes.ts'

afterEach(cleanup)

const screenWithTable = () => {
  const table = lazyPart(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
  const load = async (): Promise<ScreenModule> => ({
    default: () => <table.Part name="the table" />,
    partsFor: (search) => (search.has('table') ? [{ source: 'src/table.tsx', preload: table.preload }] : []),
  })
  return lazyScreen(load)
}

it('renders at once with the parts of the address, and names their sources', async () => {
  const { Screen, preload } = screenWithTable()
  expect(await preload(new URLSearchParams('table'))).toEqual(['src/table.tsx'])
  expect(renderToString(<Screen />)).toBe('<p>the table</p>')
})

it('leaves the parts of other addresses for later', async () => {
  const { Screen, preload } = screenWithTable()
  expect(await preload(new URLSearchParams())).toEqual([])
  render(<Screen />)
  expect(await screen.findByText('the table')).toBeDefined()
})

it('names a file for each part of the list of products', async () => {
  const list = routes.find(({ name }) => name === 'productList')
  const [source = ''] = (await list?.preload(new URLSearchParams('view=table'))) ?? []
  expect(existsSync(join(import.meta.dirname, '../../..', source))).toBe(true)
  expect(await list?.preload(new URLSearchParams())).toEqual([])
})
