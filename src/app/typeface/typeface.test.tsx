// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'

const root = document.documentElement
const load = vi.fn<(address: string) => Promise<void>>()
const added = vi.fn<(face: unknown) => void>()

class Face {
  readonly family: string
  readonly #source: string
  constructor(family: string, source: string) {
    this.family = family
    this.#source = source
  }
  async load() {
    await load(this.#source)
    return this
  }
}

/** Each visit has modules of its own. */
async function visit(typeface: string | undefined) {
  vi.resetModules()
  if (typeface) root.dataset.typeface = typeface
  const [{ bringTypeface }, { TypefaceKeeper }] = await Promise.all([
    import('./later-typeface.ts'),
    import('./typeface-keeper.tsx'),
  ])
  render(
    <MemoryRouter>
      <TypefaceKeeper />
      <Link to="/product">goods</Link>
      <Link to="?color=red">red</Link>
    </MemoryRouter>,
  )
  const press = (name: string) => act(() => screen.getByRole('link', { name }).click())
  return { bringTypeface, press }
}

beforeEach(() => {
  document.body.innerHTML = ''
  delete root.dataset.typeface
  localStorage.clear()
  load.mockReset().mockResolvedValue()
  added.mockReset()
  vi.stubGlobal('FontFace', Face)
  Object.defineProperty(document, 'fonts', { value: { add: added }, configurable: true })
})

it('brings the typeface after the page, and shows it from the next screen on', async () => {
  const { bringTypeface, press } = await visit('later')
  await bringTypeface()
  expect(root.dataset.typeface).toBe('later')
  press('red')
  expect(added).not.toHaveBeenCalled()
  press('goods')
  expect(added).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ family: 'Anuphan' }))
  expect(root.dataset.typeface).toBeUndefined()
})

it('notes the file that the browser has from now on', async () => {
  const { bringTypeface } = await visit('later')
  expect(localStorage.getItem('typeface')).toBe(null)
  await bringTypeface()
  const [[source = ''] = []] = load.mock.calls
  expect(source).toBe(`url(${localStorage.getItem('typeface')})`)
})

it('stays with the letters that it has until the typeface has come', async () => {
  let come = () => {}
  load.mockReturnValue(new Promise<void>((resolve) => (come = resolve)))
  const { bringTypeface, press } = await visit('later')
  const coming = bringTypeface()
  press('goods')
  expect(root.dataset.typeface).toBe('later')
  come()
  await coming
  expect(root.dataset.typeface).toBe('later')
})

it('brings nothing where the page has its typeface', async () => {
  const { bringTypeface, press } = await visit(undefined)
  await bringTypeface()
  press('goods')
  expect(load).not.toHaveBeenCalled()
  expect(added).not.toHaveBeenCalled()
})
