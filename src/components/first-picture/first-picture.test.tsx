import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PicturesInPageContext } from './pictures-in-page.ts'
import { FirstPicture, FirstPictureSource } from './first-picture.tsx'

const inPage = 'data:image/svg+xml,%3Csvg/%3E'
const phone = (
  <picture>
    <FirstPictureSource media="(max-width: 759px)" srcSet="/phone.svg" />
    <FirstPicture src="/wide.svg" alt="Sheets" />
  </picture>
)
const served = (find: (address: string) => string | undefined) =>
  renderToString(<PicturesInPageContext value={find}>{phone}</PicturesInPageContext>)
const shown = () => [
  document.querySelector('source')?.getAttribute('srcset'),
  document.querySelector('img')?.getAttribute('src'),
]

let place: HTMLElement
let root: Root | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('writes a small picture into the page, before all others, and hydration leaves it there without a word', () => {
  const complaints = vi.spyOn(console, 'error')
  place.innerHTML = served(() => inPage)
  expect(shown()).toEqual([inPage, inPage])
  act(() => (root = hydrateRoot(place, phone)))
  expect(shown()).toEqual([inPage, inPage])
  expect(complaints).not.toHaveBeenCalled()
  expect(document.querySelector('img')).toMatchObject({ loading: 'eager', alt: 'Sheets' })
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
})

it('names the address of what stands in the page, for when the page is kept', () => {
  place.innerHTML = served(() => inPage)
  const named = [...place.querySelectorAll<HTMLElement>('[data-address]')]
  expect(named.map(({ dataset }) => dataset.address)).toEqual(['/phone.svg', '/wide.svg'])
})

it('asks for a picture that does not stand in the page, and for another one that takes its place', () => {
  place.innerHTML = served((address) => (address === '/wide.svg' ? undefined : inPage))
  expect(shown()).toEqual([inPage, '/wide.svg'])
  act(() => (root = createRoot(place)).render(phone))
  expect(shown()).toEqual(['/phone.svg', '/wide.svg'])
  act(() => root?.render(<FirstPicture src="/other.svg" alt="Rolls" />))
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/other.svg')
})
