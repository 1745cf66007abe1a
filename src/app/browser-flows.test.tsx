import { useSelector } from '@xstate/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { pagedListMachine, type ListQuery, type Page } from '../../machines/paged-list/paged-list.machine.ts'
import { recordMachine, type RecordId } from '../../machines/record/record.machine.ts'
import { PageFlowsContext, useFlow } from '../lib/flows/page-flows.ts'
import { createBrowserFlows } from './browser-flows.ts'
import { ScreenBoundary } from '../components/screen-boundary/screen-boundary.tsx'

let asked: string[]
let refusal: unknown
let navigate: NavigateFunction
beforeEach(() => {
  asked = []
  refusal = undefined
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function ask<Answer>(what: string, answer: Answer): Promise<Answer> {
  asked.push(what)
  if (refusal !== undefined) throw refusal
  return answer
}

interface Ask {
  query: ListQuery
  pageNumber: number
  pageSize: number
}

const record = recordMachine.provide({
  actors: {
    load: fromPromise<unknown, { id: RecordId }>(({ input: { id } }) =>
      ask(String(id), `data of ${String(id)}`),
    ),
  },
})
const list = pagedListMachine.provide({
  actors: {
    fetchPage: fromPromise<Page, Ask>(({ input: { pageNumber } }) =>
      ask(`page ${pageNumber}`, { data: [`item ${pageNumber}`], totalRecords: 3 }),
    ),
  },
})

function Product({ id }: { id: string }) {
  const actor = useFlow(`product ${id}`, record, { id })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  return <p>{`${id} ${String(value)}: ${String(context.data)}`}</p>
}

function Products() {
  const actor = useFlow('products', list, { mode: 'append', pageSize: 1 })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  return (
    <button type="button" onClick={() => actor.send({ type: 'list.more' })}>
      {`${String(value)}: ${context.items.join(', ')}`}
    </button>
  )
}

/** `/products` is a list; `/a,b` is a page about two products. */
function Screen() {
  const go = useNavigate()
  useEffect(() => {
    navigate = go
  }, [go])
  const address = useLocation().pathname
  const ids = address.slice(1).split(',')
  return (
    <ScreenBoundary address={address} failed={<p>This page is broken</p>}>
      {address === '/products' ? <Products /> : ids.map((id) => <Product key={id} id={id} />)}
    </ScreenBoundary>
  )
}

const openAt = (path: string) =>
  act(async () =>
    render(
      <PageFlowsContext value={createBrowserFlows({})}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
        </MemoryRouter>
      </PageFlowsContext>,
    ),
  )
const goTo = (path: string) => act(async () => navigate(path))
const goBack = () => act(async () => navigate(-1))
const text = () => document.body.textContent

it('finds twenty pages as they were left, however many flows each of them has', async () => {
  const names = Array.from({ length: 23 }, (_, index) => `${index}a,${index}b,${index}c`)
  await openAt(`/${names[0]}`)
  for (const name of names.slice(1)) await goTo(`/${name}`)
  asked = []
  for (const name of names.slice(2, -1).toReversed()) {
    await goBack()
    for (const id of name.split(',')) expect(text()).toContain(`${id} shown: data of ${id}`)
  }
  expect(asked).toEqual([])
  await goBack()
  expect(asked).toEqual(['1a', '1b', '1c'])
})

it('asks again for what failed when its page is returned to', async () => {
  refusal = { code: 'INTERNAL' }
  await openAt('/a,b')
  expect(text()).toContain('a failed')
  refusal = undefined
  await goTo('/c')
  await goBack()
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(text()).toContain('a shown: data of a')
})

it('starts a flow anew that stopped over a mistake in the program', async () => {
  // The flow reports the mistake by a timer that throws, React by the console.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(console, 'error').mockReturnValue()
  refusal = new TypeError('a mistake')
  await openAt('/a')
  expect(text()).toBe('This page is broken')
  vi.clearAllTimers()
  refusal = undefined
  await goTo('/c')
  await goBack()
  expect(text()).toContain('a shown: data of a')
})

it('finds a list as long as it was when its next page failed, and asks for that one again', async () => {
  await openAt('/products')
  const more = () => act(async () => void fireEvent.click(screen.getByRole('button')))
  await more()
  refusal = { code: 'INTERNAL' }
  await more()
  expect(text()).toBe('moreFailed: item 1, item 2')
  refusal = undefined
  await goTo('/c')
  asked = []
  await goBack()
  expect(asked).toEqual(['page 3'])
  expect(text()).toBe('exhausted: item 1, item 2, item 3')
})
